import type { Rarity } from '../../../../shared/badges/catalogue-badge.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

/** /analytics, besides its highlights and charts. */

export const begin = 'Play a game. Then this page tells you what gets faster and what to practise.';
export const chooseGame = 'Choose a game';

export const bestsBySetup = 'Personal bests by set-up';
/** Below them, since a set-up stands for its like. */
export const aboutSetups = 'Games with about as many questions are compared.';
/** In Memory Challenge, with numbers of whatever length. */
export const mostHeld = 'Most digits remembered';

export const overall = 'All games';
export const games = 'Games';
export const totalXp = 'Total XP';
export const level = 'Level';
export const averageScore = 'Average score';
export const bestScore = 'Best score';
export const averageAccuracy = 'Average accuracy';
export const timePlayed = 'Time played';

export const latest = 'Latest games';
/** Spec 2 §2, to the letter; so are the next two texts that say there is none. */
export const noGames = 'No games played yet. Start your math journey!';

export const allGames = 'All your games';

export const achievements = 'Achievements';
export const noAchievements = 'No achievements yet. Start playing to earn some!';
/** Behind the day on which it was redeemed. */
export const rarities: { readonly [rarity in Rarity]: string } = {
  common: 'common',
  rare: 'rare',
  epic: 'epic',
  legendary: 'legendary',
  mythic: 'mythic',
};
export const badges = 'Badges';
export const noBadges = 'No achievements yet';
export const allBadges = 'See all badges';

export const skillLevel = (level: number) => `Skill level ${wholeNumber(level)}`;
export const toNextSkillLevel = 'Progress to the next skill level';
export const points = (have: number, of: number) => `${have} of ${of}`;
export const skillNote = (average: number, missing: number, next: number) =>
  `Your average score is ${wholeNumber(average)}: ${wholeNumber(missing)} more to level ${wholeNumber(next)}.`;
export const skillOfGames = 'Each game counts points in its own way, so each has its own level below.';

export const gameByGame = 'Game by game';
export const game = 'Game';
export const accuracy = 'Accuracy';
export const skill = 'Skill level';

/** Math Bubble Pop has a line of its own below the latest games. */
export const allGamesOf = (game: string) => `${game}, all games`;
export const countedGames = (count: number) => amount(count, { one: 'game', other: 'games' });
export const highestLevelOf = (level: number) => `highest level ${wholeNumber(level)}`;
export const rightOf = (share: string) => `${share} right`;
export const byOperation = (game: string) => `${game} by operation`;
export const operation = 'Operation';
export const targets = 'Targets';
export const right = 'Right';
export const highestLevel = 'Highest level';
