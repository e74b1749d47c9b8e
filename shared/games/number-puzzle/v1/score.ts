import type { PuzzleDifficulty } from './config.ts';

export type Rating = 'MASTER' | 'EXPERT' | 'GOOD JOB';

/** A solved board: its time in ms and its moves. */
export interface Solved {
  readonly difficulty: PuzzleDifficulty;
  readonly durationMs: number;
  readonly moves: number;
}

interface Limits {
  readonly efficientMoves: number;
  readonly masterMs: number;
  readonly expertMs: number;
}

/** The limits of spec 1 §9: up to `efficientMoves` a solution is efficient; the times are those of a master and an expert. */
const LIMITS: { readonly [difficulty in PuzzleDifficulty]: Limits } = {
  easy: { efficientMoves: 25, masterMs: 30_000, expertMs: 60_000 },
  medium: { efficientMoves: 80, masterMs: 120_000, expertMs: 240_000 },
  hard: { efficientMoves: 200, masterMs: 300_000, expertMs: 600_000 },
};

const FULL_SCORE = 1000;
const LOWEST_SCORE = 100;
const POINTS_PER_MOVE = 5;

/** max(1000 − 5 × moves − floor(ms / 1000), 100) (spec 1 §9). */
export const scoreOf = (moves: number, durationMs: number): number =>
  Math.max(FULL_SCORE - POINTS_PER_MOVE * moves - Math.floor(durationMs / 1000), LOWEST_SCORE);

/** Whether the board was solved in few moves (spec 1 §9). */
export const isEfficient = ({ difficulty, moves }: Solved): boolean => moves <= LIMITS[difficulty].efficientMoves;

/** The rating of a solved board (spec 1 §9). Times are compared in milliseconds: below 30 s is up to 29,999 ms. */
export function ratingOf(solved: Solved): Rating {
  const { masterMs, expertMs } = LIMITS[solved.difficulty];
  if (solved.durationMs < masterMs && isEfficient(solved)) return 'MASTER';
  return solved.durationMs < expertMs ? 'EXPERT' : 'GOOD JOB';
}
