import type { PuzzleDifficulty } from '../../../../shared/games/number-puzzle/v1/config.ts';
import { amount } from '../../../text/number.ts';
import { stopwatchText } from '../../../text/time.ts';

export const difficulty = 'Difficulty';
export const levels: { readonly [difficulty in PuzzleDifficulty]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
export const noTime = 'No time yet';
export const best = (ms: number) => `Best ${stopwatchText(ms)}`;
export const begin = 'Begin';

export const achievements = 'Achievements';
export const earned = (some: number, all: number) => `${some} of ${all}`;
export const noneEarned = 'Solve a board to earn the first.';
export const fewer = 'Show fewer';
/** Spec 1 §2. */
export const more = (achievementsLeft: number) => `+${achievementsLeft} more`;

/** A board that was left in the middle, as its offer tells it, and what it begins with. */
export const soFar = (level: string, size: string, moves: number) =>
  `${level}, ${size}: ${amount(moves, { one: 'move', other: 'moves' })} so far.`;
export const waiting = 'Your board is as you left it. A game with a break sets no best.';
