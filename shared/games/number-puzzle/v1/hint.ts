import { directionInto, GAP, type Cells, type Direction } from './board.ts';
import type { PuzzleSize } from './config.ts';
import { nextStage, type Stage } from './hint-plan.ts';
import { firstSlide } from './hint-search.ts';

/** Why a slide comes next. Tiles are numbers; row and column count from 1. */
export type HintReason =
  /** The tile that comes next cannot move yet. */
  | { readonly kind: 'room'; readonly tile: number }
  | { readonly kind: 'place'; readonly tile: number; readonly row: number; readonly column: number }
  /** The last two tiles of a line go in together. */
  | { readonly kind: 'pair'; readonly one: number; readonly other: number; readonly line: 'row' | 'column' }
  | { readonly kind: 'last'; readonly tile: number; readonly line: 'row' | 'column' }
  /** The tile that is in its place lets the other in with it. */
  | { readonly kind: 'aside'; readonly tile: number; readonly other: number }
  /** The last three tiles turn round the corner. */
  | { readonly kind: 'corner' };

/** A hint: what to do next on a board. */
export interface Hint {
  readonly reason: HintReason;
  /** The tile that should slide now, and its cell; `direction` says where to. */
  readonly tile: number;
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
  const reason = reasonOf(stage, cells, cell, size);
  return { reason, tile: cells[cell] as number, cell, direction, places: stage.tiles.map((each) => each - 1) };
}

function reasonOf(stage: Stage, cells: Cells, cell: number, size: PuzzleSize): HintReason {
  switch (stage.kind) {
    case 'tile':
      return tileReason(stage.tiles[0] as number, cells, cell, size);
    case 'row':
    case 'column':
      return pairReason(stage.tiles, stage.kind, cells, cell);
    case 'corner':
      return { kind: 'corner' };
  }
}

function tileReason(tile: number, cells: Cells, cell: number, size: PuzzleSize): HintReason {
  if (cells[cell] !== tile) return { kind: 'room', tile };
  const row = Math.floor((tile - 1) / size) + 1;
  const column = ((tile - 1) % size) + 1;
  return { kind: 'place', tile, row, column };
}

/** The reason for a move with the last two tiles of a line, which go in together. If one is in its place alone, it must come out again. */
function pairReason(tiles: readonly number[], line: 'row' | 'column', cells: Cells, cell: number): HintReason {
  const [one, other] = tiles as [number, number];
  const atHome = tiles.find((tile) => cells[tile - 1] === tile);
  if (atHome === undefined) return { kind: 'pair', one, other, line };
  const outside = atHome === one ? other : one;
  // Only at the very end is the gap in the corner, and then only the last tile of the line slides into it.
  if (cells[outside - 1] === GAP && cells[cell] === outside) return { kind: 'last', tile: outside, line };
  return { kind: 'aside', tile: atHome, other: outside };
}
