import type { Rating } from '../../../../shared/games/number-puzzle/v1/score.ts';
import { amount } from '../../../text/number.ts';
import { spokenTime } from '../text/time.ts';

/** The texts of spec 1 §2, to the letter. */
export const solved = 'Puzzle Solved!';
export const celebrationComes = 'Preparing celebration...';
export const hooray = 'HOORAY!';
export const resultsCome = 'Preparing your results...';

/** By the rating as it is stored. */
export const ratings: { readonly [rating in Rating]: string } = { MASTER: 'MASTER', EXPERT: 'EXPERT', 'GOOD JOB': 'GOOD JOB' };

export const level = 'Level';
export const board = 'Board';
/** The figures for a screen reader. */
export const spoken = (rating: string, ms: number | undefined, moves: number) =>
  `${rating}${ms === undefined ? '' : `, time ${spokenTime(ms)}`}, ${amount(moves, { one: 'move', other: 'moves' })}`;
export const spokenBest: typeof spoken = (rating, ms, moves) => `${spoken(rating, ms, moves)}, new personal best`;

export const newBest = 'NEW PERSONAL BEST!';
export const finalTime = 'Final time';
export const perMove = 'Seconds per move';
export const totalMoves = 'Total moves';
export const bestTime = 'Best time';
/** Stands behind a time. */
export const isNew = ' NEW!';
export const record = 'Personal Record!';
