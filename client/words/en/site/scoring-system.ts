import type { BadgeCategory } from '../../../../shared/badges/catalogue-badge.ts';
import type { XpParts } from '../../../../shared/progress/counted/xp.ts';
import { amount, percent, wholeNumber } from '../../../text/number.ts';
import { inSeconds } from '../text/time.ts';

export const title = 'Scoring System';
export const lead = 'Answers make a score, a score makes XP, and XP make a level. This page counts as the games count.';

/** The section's title, and the unit behind a number. */
export const xpName = 'XP';
export const aboutXp = 'XP are points for your level. Every game that you finish brings some.';
export const rules = 'What a game brings';
export const finished = 'Finishing it';
export const accuracyFrom = (least: number) => `Accuracy of ${percent(least)} or more`;
export const accuracyBelow = 'Less than that, or a game that has none';
export const eachPoints = 'Each 50 points of the score';
export const quick = 'Done in 30 seconds or less, by the ordinary clock';

export const tryIt = 'Try it';
export const score = 'Score';
export const accuracy = 'Accuracy';
export const time = 'Time';
export const secondsUnit = 's';
export const partNames: { readonly [part in Exclude<keyof XpParts, 'total'>]: string } = {
  base: 'for playing',
  accuracyBonus: 'for accuracy',
  scoreBonus: 'for the score',
  speedBonus: 'for speed',
};

export const examples = 'Worked examples';
export const calmMinute = 'A calm minute';
export const quickAndRight = 'Quick, and without a mistake';
export const puzzle = 'A puzzle, which has no accuracy';
export const facts = (points: number, seconds: number) => `score ${wholeNumber(points)}, ${inSeconds(seconds)}`;
export const factsWithAccuracy = (points: number, right: number, seconds: number) =>
  `score ${wholeNumber(points)}, ${percent(right)}, ${inSeconds(seconds)}`;
/** The parts of a game's XP, added up: "5 + 8 + 2 = 15 XP". */
export const xpSum = (parts: readonly number[], sum: number) => `${parts.map(wholeNumber).join(' + ')} = ${xp(sum)}`;

export const xp = (count: number) => `${wholeNumber(count)} XP`;

export const levels = 'Levels';
export const aboutLevels = (xpPerLevel: number) => `Each ${xp(xpPerLevel)} make a level. All begin on level 1.`;
export const gamesToLevel = (games: number) =>
  `With games like the first example a level takes ${amount(games, { one: 'game', other: 'games' })}. Badges and the daily challenge shorten the way.`;

export const scores = 'The score of each game';
/** Before the score that it makes. */
export const forInstance = (example: string) => `For instance ${example}:`;

export const practice = 'Practice';
export const aboutPractice = 'Practice shows no clock and no score. It counts all the same, by what you got right.';
export const eachPractice = 'Ten minutes today';
/** What a practice brings without a right answer, and what each one adds. */
export const practiceBrings = (points: number, atLeast: number, each: number) =>
  `${wholeNumber(points)} points for a right answer. That makes ${xp(atLeast)}, and ${xp(each)} more for each. A miss and “I don’t know” cost nothing.`;
/** Before the XP that they make. */
export const rightAnswers = (count: number) => `For instance ${amount(count, { one: 'right answer', other: 'right answers' })}:`;
export const placement = 'Finding out what you know';
export const placementBrings = (most: number) => `${xp(most)} or less, however much you knew. It is a first look, and no practice.`;
export const onPaper = 'A sheet on paper';
export const onPaperBrings = (most: number) => `${xp(most)} or less, once for each sheet. Nobody sees how it was done.`;
export const knowing = 'What you know';
export const knowingBrings = 'It pays nothing. Your map is drawn from your answers, and gives no XP and no badge.';
export const map = 'See your map';

export const badges = 'Badges';
export const aboutBadges = (reward: number) =>
  `When you have done what a badge asks for, you redeem it on the badges page. That is once, for ${xp(reward)}.`;
export const badgesFrom = (count: number, level: number) => `${amount(count, { one: 'badge', other: 'badges' })}, from level ${level}`;
export const categories: { readonly [category in BadgeCategory]: { readonly name: string; readonly text: string } } = {
  game_specific: { name: 'One game', text: 'Do something great in one game: master a table, solve a puzzle in few moves, reach a level.' },
  level: { name: 'Level', text: 'Reach a level.' },
  streak: { name: 'Streak', text: 'Practise on days in a row.' },
  accuracy: { name: 'Accuracy', text: 'Play whole games without a mistake, or nearly.' },
  practice: { name: 'Practice', text: 'Play many games, on many days.' },
  challenge: { name: 'Daily challenge', text: 'Take part in the challenge of the day.' },
};
export const allBadges = 'See all badges';

export const days = 'Streak and daily challenge';
export const streak = 'Streak';
export const aboutStreak =
  'A streak is days in a row. A day counts when you finish a game or a practice on it. Days from a phone without a network can come later, and still count.';
export const challenge = 'Daily challenge';
export const aboutChallenge =
  'The same problems for everybody, and one attempt. Pass it, and take the reward on top of the XP of the game.';
export const todaysChallenge = 'Today’s challenge';

export const tips = 'Tips';
export const accuracyFirst = 'Right first, then fast. 95% right pays twice what 80% does, and speed comes by itself.';
export const shortGames = 'A game with ten answers or more, all of them right, counts for badges. Short games are the easiest way there.';
export const twoGamesADay = (xpOfWeek: number) => `Two short games a day keep a streak alive, and a week of them is ${xp(xpOfWeek)}.`;

export const play = 'Play a game';
