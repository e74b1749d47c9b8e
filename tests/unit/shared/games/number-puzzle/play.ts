import fc from 'fast-check';
import { cellSliding, type Direction } from '../../../../../shared/games/number-puzzle/v1/board.ts';
import { DIFFICULTIES, type NumberPuzzleConfig } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { hintFor } from '../../../../../shared/games/number-puzzle/v1/hint.ts';
import type { NumberPuzzleMove } from '../../../../../shared/games/number-puzzle/v1/moves.ts';
import { numberPuzzle, type NumberPuzzleState } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { playRun, resume, runsOf, tick, type Act, type PlayedRun } from '../played-run.ts';

export type PuzzleAct = Act<NumberPuzzleMove, NumberPuzzleState>;
export type PuzzleRun = PlayedRun<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState>;

/** What a player does: slides a tile the way of an arrow, does as the hint says, taps any cell, shuffles. */
type Does = Direction | 'hint' | 'shuffle' | 'tick' | 'resume' | number;

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** A tap that cannot move anything stands for an arrow at the board's edge. */
const NOWHERE = 24;

const slide = (cell: number): NumberPuzzleMove => ({ type: 'slide', cell });

export function act(afterMs: number, does: Does): PuzzleAct {
  if (does === 'tick') return { afterMs, does: tick };
  if (does === 'resume') return { afterMs, does: resume };
  if (does === 'shuffle') return { afterMs, does: () => ({ type: 'shuffle' }) };
  if (typeof does === 'number') return { afterMs, does: () => slide(does) };
  if (does === 'hint') return { afterMs, does: ({ cells, size }) => slide(hintFor(cells, size)?.cell ?? NOWHERE) };
  return { afterMs, does: ({ size, gap }) => slide(cellSliding(size, gap, does) ?? NOWHERE) };
}

export const play = (config: NumberPuzzleConfig, id: string, acts: readonly PuzzleAct[]): PuzzleRun =>
  playRun(numberPuzzle, config, id, acts);

/** The same act again and again. */
export const repeat = (times: number, afterMs: number, does: Does): PuzzleAct[] => Array.from({ length: times }, () => act(afterMs, does));

/** More than the hints need on any board. */
export const TO_THE_END = 500;

/** Plays by the hints until the board is solved, after what was done `first`. */
export function solve(config: NumberPuzzleConfig, id: string, afterMs: number, first: readonly PuzzleAct[] = []): PuzzleRun {
  const whole = play(config, id, [...first, ...repeat(TO_THE_END, afterMs, 'hint')]);
  const length = whole.states.findIndex((state) => numberPuzzle.isOver(state));
  return play(config, id, [...first, ...repeat(length - first.length, afterMs, 'hint')]);
}

export const configs: fc.Arbitrary<NumberPuzzleConfig> = fc.record({ difficulty: fc.constantFrom(...DIFFICULTIES) });

const does: fc.Arbitrary<Does> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DIRECTIONS) },
  { weight: 2, arbitrary: fc.constantFrom('hint', 'tick', 'resume', 'shuffle') },
  fc.integer({ min: 0, max: 24 }),
);

const wandering = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 3000 }), does).map(([afterMs, what]) => act(afterMs, what)),
  { maxLength: 25 },
);

/** Runs of which one in two plays on to the end, and beyond. */
export const actLists = fc
  .tuple(wandering, fc.boolean())
  .map(([acts, toTheEnd]) => (toTheEnd ? [...acts, ...repeat(60, 70, 'hint')] : acts));

export const runs: fc.Arbitrary<PuzzleRun> = runsOf(numberPuzzle, configs, actLists);
