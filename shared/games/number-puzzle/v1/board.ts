import type { PuzzleSize } from './config.ts';

/** A board, row by row: the tiles' numbers, and 0 for the gap. Cells count from 0. */
export type Cells = readonly number[];

export const GAP = 0;

/** The direction in which a tile slides, named like the arrow keys. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The tiles in order and the gap last (spec 1 §4). */
export function solvedCells(size: PuzzleSize): number[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell + 1);
  cells[size * size - 1] = GAP;
  return cells;
}

/** Whether a board is solved. Compares from the end, where an unsolved board differs soonest. */
export function isSolved(cells: Cells): boolean {
  const last = cells.length - 1;
  if (cells[last] !== GAP) return false;
  for (let cell = last - 1; cell >= 0; cell--) if (cells[cell] !== cell + 1) return false;
  return true;
}

/** The cells beside `cell`, at most four. */
function besideCell(size: PuzzleSize, cell: number): readonly number[] {
  const column = cell % size;
  const beside: number[] = [];
  if (cell >= size) beside.push(cell - size);
  if (column > 0) beside.push(cell - 1);
  if (column < size - 1) beside.push(cell + 1);
  if (cell < size * (size - 1)) beside.push(cell + size);
  return beside;
}

const besideAll = (size: PuzzleSize): readonly (readonly number[])[] =>
  Array.from({ length: size * size }, (_, cell) => besideCell(size, cell));

/** For each cell of a board the cells beside it, in ascending order. */
export const NEIGHBOURS: { readonly [size in PuzzleSize]: readonly (readonly number[])[] } = {
  3: besideAll(3),
  4: besideAll(4),
  5: besideAll(5),
};

/** The direction in which the tile on `cell` slides into the gap beside it. */
export function directionInto(size: PuzzleSize, cell: number, gap: number): Direction {
  if (cell === gap + size) return 'up';
  if (cell === gap - size) return 'down';
  return cell === gap + 1 ? 'left' : 'right';
}

/** The cell whose tile can slide in this direction into the gap; undefined at the board's edge. */
export const cellSliding = (size: PuzzleSize, gap: number, direction: Direction): number | undefined =>
  (NEIGHBOURS[size][gap] as readonly number[]).find((cell) => directionInto(size, cell, gap) === direction);
