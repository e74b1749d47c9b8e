import { SIZES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';
import { amount } from '../../text/number.ts';

export const DIFFICULTY_LABELS: { readonly [difficulty in PuzzleDifficulty]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** "3 × 3". */
export const sizeLabel = (difficulty: PuzzleDifficulty): string => `${SIZES[difficulty]} × ${SIZES[difficulty]}`;

/** "1 move", "12 moves". */
export const movesText = (moves: number): string => amount(moves, 'move');

/** Seconds for each move, to two places: "0.72". A solved board has at least one move. */
export const perMoveText = (durationMs: number, moves: number): string => (durationMs / 1000 / Math.max(1, moves)).toFixed(2);
