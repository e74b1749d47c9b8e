import { GAP, type Cells, type Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import type { PuzzleSize } from '../../../shared/games/number-puzzle/v1/config.ts';
import { STEPS } from './drag.ts';

/** The cell of the next tile in a direction, beyond the gap if that is between; undefined at the edge. */
export function tileBeyond(cells: Cells, size: PuzzleSize, from: number, direction: Direction): number | undefined {
  const { x, y } = STEPS[direction];
  const isOnBoard = (column: number, row: number) => Math.min(column, row) >= 0 && Math.max(column, row) < size;
  for (let column = (from % size) + x, row = Math.floor(from / size) + y; isOnBoard(column, row); column += x, row += y) {
    const cell = row * size + column;
    if (cells[cell] !== GAP) return cell;
  }
  return undefined;
}
