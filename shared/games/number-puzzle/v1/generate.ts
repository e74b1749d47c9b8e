import type { Random } from '../../../random.ts';
import { GAP, isSolved, NEIGHBOURS } from './board.ts';
import type { PuzzleSize } from './config.ts';

/** The number of random legal moves in a shuffle (spec 1 §4). */
const SHUFFLE_MOVES = 1000;

/** The cells to which the gap may move from a cell, by the cell it came from. It does not move back, which would undo the move before. */
function onwardOf(size: PuzzleSize): readonly (readonly number[])[] {
  const cells = NEIGHBOURS[size].length;
  return NEIGHBOURS[size].flatMap((ways) => Array.from({ length: cells }, (_, before) => ways.filter((to) => to !== before)));
}

/** Computed once, because a server shuffles a board for every run it verifies. */
const ONWARD: { readonly [size in PuzzleSize]: readonly (readonly number[])[] } = { 3: onwardOf(3), 4: onwardOf(4), 5: onwardOf(5) };

/**
 * Moves the gap of `cells` at random. Legal moves can be undone by legal moves, so the board can be solved.
 * @returns the new cell of the gap
 */
function moveGap(cells: number[], size: PuzzleSize, gap: number, random: Random): number {
  const onward = ONWARD[size];
  let at = gap;
  let before = at; // the first move may go anywhere
  for (let move = 0; move < SHUFFLE_MOVES; move++) {
    const ways = onward[at * cells.length + before] as readonly number[];
    const to = ways[random.below(ways.length)] as number;
    cells[at] = cells[to] as number;
    before = at;
    at = to;
  }
  cells[at] = GAP;
  return at;
}

/** A board and its gap. */
interface Shuffled {
  readonly cells: readonly number[];
  readonly gap: number;
}

/** `from` after 1000 random legal moves, or after another 1000 if these happen to solve it (RULES.md, B2). */
export function shuffled(from: readonly number[], size: PuzzleSize, random: Random): Shuffled {
  const cells = from.slice();
  let gap = cells.indexOf(GAP);
  do gap = moveGap(cells, size, gap, random);
  while (isSolved(cells));
  return { cells, gap };
}
