import { GAP, NEIGHBOURS, type Cells } from './board.ts';
import type { PuzzleSize } from './config.ts';
import type { Stage } from './hint-plan.ts';

/**
 * A position is the gap's cell and the cells of the stage's tiles, as the digits of one number, the gap first. Its base is the number of
 * the board's cells. A search through numbers allocates no memory. All other tiles count as equal.
 */
const packed = (digits: readonly number[], base: number): number => digits.reduce((number, digit) => number * base + digit, 0);

/** The position after the tile on `cell` slid into the gap. If it is one of the stage's tiles, its digit becomes the gap's old cell. */
function afterSlide(position: number, gap: number, cell: number, base: number, gapWeight: number): number {
  let next = position + (cell - gap) * gapWeight;
  for (let weight = 1; weight < gapWeight; weight *= base) {
    if (Math.floor(position / weight) % base === cell) next += (gap - cell) * weight;
  }
  return next;
}

/**
 * The cell of the first slide on a shortest way that brings a stage's tiles to their places, by breadth-first search. At most 25 × 24 × 23
 * positions exist on the largest board. Undefined only for a board that legal moves cannot reach.
 */
export function firstSlide(cells: Cells, size: PuzzleSize, { tiles, done }: Stage): number | undefined {
  const base = cells.length;
  const gapWeight = base ** tiles.length;
  const goal = packed(
    tiles.map((tile) => tile - 1),
    base,
  );
  /** For each visited position, the first slide of the way to it, plus 1. */
  const firsts = new Uint8Array(base * gapWeight);
  const queue = [packed([cells.indexOf(GAP), ...tiles.map((tile) => cells.indexOf(tile))], base)];
  for (const position of queue) {
    const gap = Math.floor(position / gapWeight);
    const first = firsts[position] as number;
    for (const cell of NEIGHBOURS[size][gap] as readonly number[]) {
      const next = afterSlide(position, gap, cell, base, gapWeight);
      if (done[cell] === true || firsts[next] !== 0) continue;
      if (next % gapWeight === goal) return first === 0 ? cell : first - 1;
      firsts[next] = first === 0 ? cell + 1 : first;
      queue.push(next);
    }
  }
  return undefined;
}
