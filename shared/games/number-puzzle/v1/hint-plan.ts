import type { Cells } from './board.ts';
import type { PuzzleSize } from './config.ts';

/** The kinds of stages in solving by hand: one tile, the two that complete a row or a column, or the last three. */
type StageKind = 'tile' | 'row' | 'column' | 'corner';

/** The next stage: the tiles to bring to their places, and the cells that must not be touched any more. */
export interface Stage {
  readonly kind: StageKind;
  /** The tiles' numbers; tile n belongs on cell n − 1. */
  readonly tiles: readonly number[];
  /** True for the cells that are done. */
  readonly done: readonly boolean[];
}

interface Part {
  readonly kind: StageKind;
  readonly tiles: readonly number[];
}

/** All stages of solving by hand (RULES.md, H2): row by row, then column by column, then the corner. */
function partsOf(size: PuzzleSize): readonly Part[] {
  const tileAt = (row: number, column: number): number => row * size + column + 1;
  const parts: Part[] = [];
  for (let row = 0; row < size - 2; row++) {
    for (let column = 0; column < size - 2; column++) parts.push({ kind: 'tile', tiles: [tileAt(row, column)] });
    parts.push({ kind: 'row', tiles: [tileAt(row, size - 2), tileAt(row, size - 1)] });
  }
  for (let column = 0; column < size - 2; column++) {
    parts.push({ kind: 'column', tiles: [tileAt(size - 2, column), tileAt(size - 1, column)] });
  }
  parts.push({ kind: 'corner', tiles: [tileAt(size - 2, size - 2), tileAt(size - 2, size - 1), tileAt(size - 1, size - 2)] });
  return parts;
}

const PARTS: { readonly [size in PuzzleSize]: readonly Part[] } = { 3: partsOf(3), 4: partsOf(4), 5: partsOf(5) };

const isHome = (cells: Cells, tile: number): boolean => cells[tile - 1] === tile;

/** The first stage that is not done; undefined for a solved board. */
export function nextStage(cells: Cells, size: PuzzleSize): Stage | undefined {
  const done = cells.map(() => false);
  for (const { kind, tiles } of PARTS[size]) {
    if (!tiles.every((tile) => isHome(cells, tile))) return { kind, tiles, done };
    for (const tile of tiles) done[tile - 1] = true;
  }
  return undefined;
}
