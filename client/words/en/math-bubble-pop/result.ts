import { amount } from '../../../text/number.ts';

export const lost = 'Game over';
export const won = 'Well played!';
export const oneWay = (solution: string, target: number) => `One way: ${solution} = ${target}`;

export const rank = 'Rank';
export const rankMeans = 'Ranks are Novice, Skilled, Expert and Master, by the level you reach.';
export const levelReached = 'Level reached';
export const correctSets = 'Correct sets';
/** How many right sets were missing to a level. */
export const toLevel = (missing: number, level: number) =>
  `${amount(missing, { one: 'more right set', other: 'more right sets' })} to level ${level}`;

/** The result for a screen reader. */
interface Figures {
  readonly score: number;
  readonly rank: string;
  readonly level: number;
  readonly accuracy: number;
}

export const spoken = (figures: Figures) =>
  `${amount(figures.score, { one: 'point', other: 'points' })}, rank ${figures.rank}, level ${figures.level}, accuracy ${figures.accuracy} percent.`;

export const stats = 'Stats';
