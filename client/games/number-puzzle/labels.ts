import { SIZES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';

/** "3 × 3". */
export const sizeLabel = (difficulty: PuzzleDifficulty): string => `${SIZES[difficulty]} × ${SIZES[difficulty]}`;

/** Seconds for each move, to two places: "0.72". A solved board has at least one move. */
export const perMoveText = (durationMs: number, moves: number): string => (durationMs / 1000 / Math.max(1, moves)).toFixed(2);
