import type { Measure } from '../../../../shared/games/statistics-kit/best.ts';
import { amount, wholeNumber } from '../../../text/number.ts';
import { inHundredths, shortTime } from '../text/time.ts';

/** The name of a result for screen readers. */
export const resultOf = (game: string) => `${game}: result`;
/** Stands below their number. */
export const points = 'points';
export const xp = 'XP';
export const accuracy = 'Accuracy';
/** Said to who is new, as is what XP are. */
export const accuracyMeans = 'Accuracy is how many you got right of each 100.';
export const xpMeans = 'XP are points that take you to the next level.';
export const time = 'Time';
export const correct = 'Correct';
export const score = 'Score';

/** The whole result for a screen reader. `standing`: how it compares, which is empty until that is known. `figures`: those of the game, in words. */
export const spoken = (message: string, standing: string, score: number, figures: string) =>
  `${message} ${amount(score, { one: 'point', other: 'points' })}, ${figures}.${standing && ' '}${standing}`;

/** How it was played, by a clock that is not the ordinary one. */
export const inManner = (manner: string) => `${manner}.`;

const to = (name: string | undefined): string => (name === undefined ? '' : `, ${name}`);

/** Below the message, by accuracy in whole percent. */
export function praise(accuracy: number, name?: string): string {
  if (accuracy === 100) return `A perfect run${to(name)}: not one missed.`;
  if (accuracy >= 90) return `Almost perfect${to(name)}.`;
  return accuracy >= 70 ? `Well on the way${to(name)}. A few to look at again.` : `Every miss shows what to practise${to(name)}.`;
}

export const levelTitle = (level: number) => `Level ${level}`;
export const aboutLevel = 'You have reached it with this game.';
/** Where it is celebrated, by the player's name; a guest has none. */
export const celebratedLevel = (name?: string) => (name === undefined ? aboutLevel : `${name}, you have reached it with this game.`);
export const spokenLevel = (level: number) => `Level ${level} reached.`;
export const bestTitle = 'New best';
export const celebratedBest = (name?: string) => (name === undefined ? 'New best!' : `New best, ${name}!`);
/** This best and the one before with the same set-up, by what is measured: ms an answer, digits held at once, ms, moves, points. */
export const aboutBest: { readonly [measure in Measure]: (now: number, before: number) => string } = {
  pace: (now, before) => `${inHundredths(now)} an answer. It was ${inHundredths(before)} before.`,
  span: (now, before) => `${wholeNumber(now)} digits remembered at once. It was ${wholeNumber(before)} before.`,
  time: (now, before) => `${shortTime(now)}. It was ${shortTime(before)} before.`,
  moves: (now, before) => `${wholeNumber(now)} moves. It was ${wholeNumber(before)} before.`,
  score: (now, before) => `${wholeNumber(now)} points. It was ${wholeNumber(before)} before.`,
};
export const spokenBest = (about: string) => `A new best: ${about}`;
export const resumed = 'Resumed: it counts, but is no personal best.';
export const withHints = 'Solved with hints: it counts, but is no personal best.';

export const oneMinuteWith = (facts: number) => (facts === 1 ? 'One minute with this one' : `One minute with these ${facts}`);

export const howItWent = 'How it went';
export const saveAgain = 'Save again';

export const tryAgain = 'Try Again';
export const newChallenge = 'New Challenge';
export const playAgain = 'Play Again';
export const newGame = 'New Game';
/** After a class round: the same game with problems of its own, or another code. */
export const otherProblems = 'Other problems';
export const nextRound = 'Next round';
export const menu = 'Menu';

export const noAnswers = 'No answers this time';
export const nothingSaved = 'Nothing answered, nothing saved.';
