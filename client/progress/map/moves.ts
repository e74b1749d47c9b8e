import type { Grid, Place } from './grids.ts';

/** How arrow keys move from one place of a table to another: heads count as places, empty corners do not. */

type Step = readonly [rows: number, columns: number];

const STEPS: { readonly [key: string]: Step } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The numbers of an axis, the head's 0 first. */
const axisOf = ({ numbers }: Grid): readonly number[] => [0, ...numbers];

/** Whether a place can have the focus: it is a head or has a fact. */
const isThere = (grid: Grid, place: Place): boolean =>
  place.row === 0 || place.column === 0 ? place.row !== place.column : grid.factAt(place) !== undefined;

/** All places of a row, from left to right. */
const inRow = (grid: Grid, row: number): readonly Place[] =>
  axisOf(grid)
    .map((column) => ({ row, column }))
    .filter((place) => isThere(grid, place));

/** The next place in a direction, over what is empty; the same at the edge. */
function beside(grid: Grid, from: Place, [rows, columns]: Step): Place {
  const axis = axisOf(grid);
  for (let far = 1; far < axis.length; far++) {
    const row = axis[axis.indexOf(from.row) + far * rows];
    const column = axis[axis.indexOf(from.column) + far * columns];
    if (row === undefined || column === undefined) return from;
    if (isThere(grid, { row, column })) return { row, column };
  }
  return from;
}

/** Where a key leads; undefined for a key that moves nothing. Control leads to the first and the last place of all. */
export function moved(grid: Grid, from: Place, key: string, control: boolean): Place | undefined {
  const step = STEPS[key];
  if (step) return control ? undefined : beside(grid, from, step);
  if (key !== 'Home' && key !== 'End') return undefined;
  const row = control ? (grid.numbers.at(key === 'Home' ? 0 : -1) ?? from.row) : from.row;
  return inRow(grid, row).at(key === 'Home' ? 0 : -1);
}
