import { fail, ok, type Result } from '../../../result.ts';
import type { ConfigError } from '../../kit/game.ts';

/** In the order in which the menu offers them. The session is saved with the same word. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type PuzzleDifficulty = (typeof DIFFICULTIES)[number];

/** What a run is set up with. */
export type NumberPuzzleConfig = { readonly difficulty: PuzzleDifficulty };

/** Tiles along one side (spec 1 §9; the wire's puzzleSize). */
export type PuzzleSize = 3 | 4 | 5;

export const SIZES: { readonly [difficulty in PuzzleDifficulty]: PuzzleSize } = { easy: 3, medium: 4, hard: 5 };

/** The smallest board first: a newcomer finishes it. */
export const DEFAULT_CONFIG: NumberPuzzleConfig = { difficulty: 'easy' };

export const CONFIG_MESSAGES = { difficulty: 'Please select a difficulty' } as const satisfies {
  readonly [field in keyof NumberPuzzleConfig]: string;
};

const ALL_DIFFICULTIES: ReadonlySet<unknown> = new Set<PuzzleDifficulty>(DIFFICULTIES);

const isPuzzleDifficulty = (value: unknown): value is PuzzleDifficulty => ALL_DIFFICULTIES.has(value);

/** The difficulty whose board has `size` tiles along a side, or undefined: a daily challenge names its board so (decision G15). */
export const difficultyOfSize = (size: unknown): PuzzleDifficulty | undefined =>
  DIFFICULTIES.find((difficulty) => SIZES[difficulty] === size);

/** The difficulty that a configuration asks for: a daily challenge's `puzzle_size` (decision G15), else its word, else the preset. */
function wanted(input: { readonly difficulty?: unknown; readonly puzzle_size?: unknown }): unknown {
  const { difficulty = DEFAULT_CONFIG.difficulty, puzzle_size: size } = input;
  return size === undefined ? difficulty : difficultyOfSize(size);
}

/** Checks a configuration from a form, a journal, a challenge or the wire (RULES.md, B1). Other keys are dropped. */
export function parseConfig(input: unknown): Result<NumberPuzzleConfig, ConfigError> {
  const difficulty = typeof input === 'object' && input !== null ? wanted(input) : undefined;
  return isPuzzleDifficulty(difficulty) ? ok({ difficulty }) : fail({ field: 'difficulty', message: CONFIG_MESSAGES.difficulty });
}
