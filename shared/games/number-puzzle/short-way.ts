import { GAP, isSolved, NEIGHBOURS, type Cells } from './v1/board.ts';
import type { PuzzleSize } from './v1/config.ts';

/** How many boards are followed at a time. More find a shorter way, and take longer. */
const WIDTH = 500;

/** A board that was reached, and by which slides. */
interface Reached {
  readonly cells: readonly number[];
  readonly gap: number;
  /** The steps that all tiles are away from home: so many slides are needed at least. */
  readonly away: number;
  /** The slide that led here, and the board before; absent from the start. */
  readonly slid?: { readonly cell: number; readonly from: Reached };
}

/** The steps from a cell to the home of a tile. */
function stepsHome(tile: number, cell: number, size: PuzzleSize): number {
  const home = tile - 1;
  return Math.abs(Math.floor(cell / size) - Math.floor(home / size)) + Math.abs((cell % size) - (home % size));
}

/** The board after the tile on `cell` has slid into the gap. */
function slide(from: Reached, cell: number, size: PuzzleSize): Reached {
  const tile = from.cells[cell] as number;
  const cells = from.cells.slice();
  cells[from.gap] = tile;
  cells[cell] = GAP;
  const away = from.away - stepsHome(tile, cell, size) + stepsHome(tile, from.gap, size);
  return { cells, gap: cell, away, slid: { cell, from } };
}

/** The boards one slide further that were not seen before, the nearest to home first, at most WIDTH of them. */
function further(boards: readonly Reached[], size: PuzzleSize, seen: Set<string>): readonly Reached[] {
  const next: Reached[] = [];
  for (const board of boards) {
    for (const cell of NEIGHBOURS[size][board.gap] as readonly number[]) {
      if (cell === board.slid?.from.gap) continue;
      const reached = slide(board, cell, size);
      const key = String.fromCharCode(...reached.cells);
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(reached);
    }
  }
  return next.sort((a, b) => a.away - b.away).slice(0, WIDTH);
}

function slidesTo(board: Reached): readonly number[] {
  const cells: number[] = [];
  for (let at = board; at.slid !== undefined; at = at.slid.from) cells.push(at.slid.cell);
  return cells.reverse();
}

/**
 * A short way to solve a board: the cells to slide one after another; undefined if none of at most `most` slides was found. It is the
 * same for the same board everywhere. It is not always the shortest, which nobody can compute for a board of 5 × 5 in time: a beam search
 * follows the boards whose tiles are nearest to home.
 */
export function shortWay(cells: Cells, size: PuzzleSize, most: number): readonly number[] | undefined {
  const away = cells.reduce((sum, tile, cell) => sum + (tile === GAP ? 0 : stepsHome(tile, cell, size)), 0);
  const seen = new Set<string>();
  let boards: readonly Reached[] = [{ cells, gap: cells.indexOf(GAP), away }];
  for (let slides = 0; slides <= most && boards.length > 0; slides++) {
    const solved = boards.find((board) => isSolved(board.cells));
    if (solved) return slidesTo(solved);
    boards = further(boards, size, seen);
  }
  return undefined;
}
