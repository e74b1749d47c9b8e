import { ok, type Result } from '../../../result.ts';
import { oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';

/** The difficulties in the order of the menu. The session is saved with the same word. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type PuzzleDifficulty = (typeof DIFFICULTIES)[number];

/** The set-up of a run. */
export type NumberPuzzleConfig = { readonly difficulty: PuzzleDifficulty };

/** The number of tiles along one side (spec 1 §9; `puzzleSize` on the wire). */
export type PuzzleSize = 3 | 4 | 5;

export const SIZES: { readonly [difficulty in PuzzleDifficulty]: PuzzleSize } = { easy: 3, medium: 4, hard: 5 };

/** The default is the smallest board, which a newcomer can finish. */
export const DEFAULT_CONFIG: NumberPuzzleConfig = { difficulty: 'easy' };

/** The smallest board: about a minute for who knows how. */
export const WARM_UP = DEFAULT_CONFIG;

const isPuzzleDifficulty = oneOf<PuzzleDifficulty>(DIFFICULTIES);

/** The difficulty whose board has `size` tiles along a side, or undefined. A daily challenge names its board by its size (decision G15). */
export const difficultyOfSize = (size: unknown): PuzzleDifficulty | undefined =>
  DIFFICULTIES.find((difficulty) => SIZES[difficulty] === size);

/** The difficulty of a configuration: by a daily challenge's `puzzle_size` (decision G15), else by its word, else the default. */
function wanted(input: { readonly difficulty?: unknown; readonly puzzle_size?: unknown }): unknown {
  const { difficulty = DEFAULT_CONFIG.difficulty, puzzle_size: size } = input;
  return size === undefined ? difficulty : difficultyOfSize(size);
}

/** Checks a configuration from a form, a journal, a challenge or the wire (RULES.md, B1). Other keys are dropped. */
export function parseConfig(input: unknown): Result<NumberPuzzleConfig, ConfigError<keyof NumberPuzzleConfig>> {
  const difficulty = typeof input === 'object' && input !== null ? wanted(input) : undefined;
  return isPuzzleDifficulty(difficulty) ? ok({ difficulty }) : refuse('difficulty');
}
