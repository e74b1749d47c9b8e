import { SIZES, type PuzzleDifficulty } from '../../../shared/games/number-puzzle/v1/config.ts';

export const DIFFICULTY_LABELS: { readonly [difficulty in PuzzleDifficulty]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** "3 × 3". */
export const sizeLabel = (difficulty: PuzzleDifficulty): string => `${SIZES[difficulty]} × ${SIZES[difficulty]}`;

/** "1 move", "12 moves". */
export const movesText = (moves: number): string => `${moves} ${moves === 1 ? 'move' : 'moves'}`;
