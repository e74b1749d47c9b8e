import type { Cells } from '../../../../../shared/games/number-puzzle/v1/board.ts';

const SIDE = 3;

/** How many steps all tiles lie from home, which no solution can do without. */
const distance = (cells: Cells): number =>
  cells.reduce((sum, tile, cell) => {
    const home = tile - 1;
    const steps = Math.abs(Math.floor(cell / SIDE) - Math.floor(home / SIDE)) + Math.abs((cell % SIDE) - (home % SIDE));
    return tile === 0 ? sum : sum + steps;
  }, 0);

const besides = (cell: number): number[] =>
  [cell - SIDE, cell + SIDE, ...(cell % SIDE > 0 ? [cell - 1] : []), ...(cell % SIDE < SIDE - 1 ? [cell + 1] : [])].filter(
    (to) => to >= 0 && to < SIDE * SIDE,
  );

/** The cells to slide, at most `limit` of them, deepening; undefined if there is no such way. */
function search(cells: number[], before: number, limit: number): number[] | undefined {
  const far = distance(cells);
  if (far === 0) return [];
  if (far > limit) return undefined;
  const gap = cells.indexOf(0);
  for (const cell of besides(gap)) {
    if (cell === before) continue;
    const next = cells.with(gap, cells[cell]!).with(cell, 0);
    const rest = search(next, gap, limit - 1);
    if (rest) return [cell, ...rest];
  }
  return undefined;
}

/** A shortest solution of a 3 × 3 board as the cells to slide, found without any rule of the game. No board needs more than 31. */
export function shortestWay(cells: Cells): number[] {
  for (let limit = distance(cells); limit <= 31; limit += 1) {
    const way = search([...cells], -1, limit);
    if (way) return way;
  }
  throw new Error(`no way: ${cells.join()}`);
}
