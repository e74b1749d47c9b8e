import { directionInto, GAP, type Cells, type Direction } from './board.ts';
import type { PuzzleSize } from './config.ts';
import { nextStage, type Stage } from './hint-plan.ts';
import { firstSlide } from './hint-search.ts';

/** A hint: what to do next on a board. */
export interface Hint {
  /** One sentence. */
  readonly text: string;
  /** The cell whose tile should slide now; `direction` says where to. */
  readonly cell: number;
  readonly direction: Direction;
  /** The cells where the stage's tiles belong, to be marked. */
  readonly places: readonly number[];
}

/** The hint for a board (RULES.md, H1–H4); undefined for one that is solved. */
export function hintFor(cells: Cells, size: PuzzleSize): Hint | undefined {
  const stage = nextStage(cells, size);
  const cell = stage && firstSlide(cells, size, stage);
  if (stage === undefined || cell === undefined) return undefined;
  const direction = directionInto(size, cell, cells.indexOf(GAP));
  const slide = `slide ${cells[cell]} ${direction}`;
  return { text: `${reasonOf(stage, cells, cell, size)}: ${slide}.`, cell, direction, places: stage.tiles.map((tile) => tile - 1) };
}

function reasonOf(stage: Stage, cells: Cells, cell: number, size: PuzzleSize): string {
  switch (stage.kind) {
    case 'tile':
      return tileReason(stage.tiles[0] as number, cells, cell, size);
    case 'row':
    case 'column':
      return pairReason(stage, cells, cell);
    case 'corner':
      return 'Only one corner is left, so turn its tiles round until they fit';
  }
}

function tileReason(tile: number, cells: Cells, cell: number, size: PuzzleSize): string {
  if (cells[cell] !== tile) return `${tile} comes next and needs some room`;
  const row = Math.floor((tile - 1) / size) + 1;
  const column = ((tile - 1) % size) + 1;
  return `${tile} belongs in row ${row}, column ${column}`;
}

/** The reason for a move with the last two tiles of a line, which go in together. If one is in its place alone, it must come out again. */
function pairReason({ kind, tiles }: Stage, cells: Cells, cell: number): string {
  const [one, other] = tiles as [number, number];
  const atHome = tiles.find((tile) => cells[tile - 1] === tile);
  if (atHome === undefined) return `${one} and ${other} close the ${kind}, one right behind the other`;
  const outside = atHome === one ? other : one;
  // Only at the very end is the gap in the corner, and then only the last tile of the line slides into it.
  if (cells[outside - 1] === GAP && cells[cell] === outside) return `${outside} closes the ${kind}`;
  return `Corner trick, ${atHome} steps aside to let ${outside} in with it`;
}
