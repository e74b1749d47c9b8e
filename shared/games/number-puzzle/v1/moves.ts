import { packInteger, unpackInteger } from '../../kit/integer-text.ts';

/** A tile slides from its cell into the gap beside it, or the board is shuffled and the run begins anew. */
export type NumberPuzzleMove = { readonly type: 'slide'; readonly cell: number } | { readonly type: 'shuffle' };

/** Cells of the largest board. */
const MOST_CELLS = 25;

/** No cell's text: cells end at `o`. */
const SHUFFLE = 's';

/** A slide as its cell in base 36, a shuffle as `s`. */
export const packMove = (move: NumberPuzzleMove): string => (move.type === 'shuffle' ? SHUFFLE : packInteger(move.cell));

/** The move that `text` stands for; null if it is none. */
export function unpackMove(text: string): NumberPuzzleMove | null {
  if (text === SHUFFLE) return { type: 'shuffle' };
  const cell = unpackInteger(text, MOST_CELLS);
  return cell === null || cell < 0 ? null : { type: 'slide', cell };
}
