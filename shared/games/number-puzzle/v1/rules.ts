import { Random, type RandomState } from '../../../random.ts';
import type { Seed } from '../../../seed.ts';
import type { Clock } from '../../kit/clock.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { recordsOf } from './achievements.ts';
import { GAP, isSolved, NEIGHBOURS, solvedCells, type Cells } from './board.ts';
import { parseConfig, SIZES, type NumberPuzzleConfig, type PuzzleSize } from './config.ts';
import { shuffled } from './generate.ts';
import { packMove, unpackMove, type NumberPuzzleMove } from './moves.ts';
import { isEfficient, ratingOf, scoreOf, type Solved } from './score.ts';

/** A run allows this many slides and shuffles in all, so that its log stays within the limits of storage (RULES.md, R7). */
export const MOST_MOVES = 10_000;

/** A run allows this many shuffles, because a replay has to make a thousand moves for each (RULES.md, R8). */
const MOST_SHUFFLES = 300;

/** A run. Times in ms since the start of play. */
export interface NumberPuzzleState {
  /** Since version 4 with a clock (decision G26): its outcome is by that. */
  readonly config: NumberPuzzleConfig & { readonly clock?: Clock };
  readonly size: PuzzleSize;
  readonly cells: Cells;
  /** The cell of the gap. */
  readonly gap: number;
  /** Slides since the start or the last shuffle. */
  readonly moves: number;
  /** Slides and shuffles of the whole run. */
  readonly played: number;
  /** Shuffles of the whole run. */
  readonly shuffles: number;
  /** When the board was last shuffled: the clock counts from here. */
  readonly startedAtMs: number;
  /** When the board was solved, or null. */
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly random: RandomState;
}

function start(config: NumberPuzzleConfig, seed: Seed): NumberPuzzleState {
  const random = new Random(seed);
  const size = SIZES[config.difficulty];
  const { cells, gap } = shuffled(solvedCells(size), size, random);
  return {
    config,
    size,
    cells,
    gap,
    moves: 0,
    played: 0,
    shuffles: 0,
    startedAtMs: 0,
    overAtMs: null,
    resumed: false,
    random: random.state(),
  };
}

/** Whether the tile on this cell can move: it is beside the gap, and the run is not over. */
export const canSlide = (state: NumberPuzzleState, cell: number): boolean =>
  state.overAtMs === null && state.played < MOST_MOVES && (NEIGHBOURS[state.size][state.gap] as readonly number[]).includes(cell);

/** Whether the board can be shuffled: the run is not over, and has shuffles left. */
export const canShuffle = ({ overAtMs, played, shuffles }: NumberPuzzleState): boolean =>
  overAtMs === null && played < MOST_MOVES && shuffles < MOST_SHUFFLES;

/** Whether the run has no moves left (RULES.md, R7). */
export const isUsedUp = (state: NumberPuzzleState): boolean => state.overAtMs === null && state.played >= MOST_MOVES;

/*
 * The states below are written out field by field: an object spread takes several times as long, and a server replays every run.
 */

function slide(old: NumberPuzzleState, cell: number, atMs: number): NumberPuzzleState {
  if (!canSlide(old, cell)) return old;
  const { config, size, shuffles, startedAtMs, resumed, random } = old;
  const cells = old.cells.slice();
  cells[old.gap] = cells[cell] as number;
  cells[cell] = GAP;
  const overAtMs = isSolved(cells) ? atMs : null;
  const moves = old.moves + 1;
  const played = old.played + 1;
  return { config, size, cells, gap: cell, moves, played, shuffles, startedAtMs, overAtMs, resumed, random };
}

/** Shuffles the board, and starts the count of moves and the clock again (RULES.md, R3). */
function shuffle(old: NumberPuzzleState, atMs: number): NumberPuzzleState {
  if (!canShuffle(old)) return old;
  const { config, size, overAtMs, resumed } = old;
  const random = new Random(old.random);
  const { cells, gap } = shuffled(old.cells, size, random);
  const played = old.played + 1;
  const shuffles = old.shuffles + 1;
  return { config, size, cells, gap, moves: 0, played, shuffles, startedAtMs: atMs, overAtMs, resumed, random: random.state() };
}

function step(state: NumberPuzzleState, move: NumberPuzzleMove | CommonMove, atMs: number): NumberPuzzleState {
  if (state.overAtMs !== null) return state;
  switch (move.type) {
    case 'tick':
      return state;
    case 'resume':
      return { ...state, resumed: true };
    case 'slide':
      return slide(state, move.cell, atMs);
    case 'shuffle':
      return shuffle(state, atMs);
  }
}

/** The difficulty, moves and time that decide score and rating. Before the end the time is 0. */
export function solvedOf({ config, moves, startedAtMs, overAtMs }: NumberPuzzleState): Solved {
  return { difficulty: config.difficulty, durationMs: (overAtMs ?? startedAtMs) - startedAtMs, moves };
}

function outcome(state: NumberPuzzleState): Outcome {
  const solved = solvedOf(state);
  const { difficulty, durationMs, moves } = solved;
  return {
    score: scoreOf(moves, durationMs),
    accuracy: null,
    timeTaken: Math.floor(durationMs / 1000),
    durationMs,
    difficulty,
    movesCount: moves,
    resumed: state.resumed,
    sessionData: {
      puzzleSize: state.size,
      rating: ratingOf(solved),
      efficient: isEfficient(solved),
      records: recordsOf({ ...solved, resumed: state.resumed }),
    },
  };
}

/** Number Puzzle, version 1 (spec 1 §4 and §9; RULES.md beside this file). It has no timeouts: only moves change a board. */
export const numberPuzzle: Game<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState> = {
  slug: 'number-puzzle',
  version: 1,
  parseConfig,
  packMove,
  unpackMove,
  start,
  step,
  dueAt: () => null,
  isOver: (state) => state.overAtMs !== null,
  tried: (state) => state.played > 0,
  outcome,
  // Slides are no answers: a practised player makes ten in a second.
  answerTimes: () => [],
  answers: () => [],
};
