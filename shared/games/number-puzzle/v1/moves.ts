import { packInteger, unpackInteger } from '../../kit/integer-text.ts';

/** The moves: the tile on a cell slides into the gap beside it, or the board is shuffled and the run starts again. */
export type NumberPuzzleMove = { readonly type: 'slide'; readonly cell: number } | { readonly type: 'shuffle' };

/** The number of cells of the largest board. */
const MOST_CELLS = 25;

/** The text of a shuffle. It is no cell: the last cell is `o`. */
const SHUFFLE = 's';

/** A move as text: a slide as its cell in base 36, a shuffle as `s`. */
export const packMove = (move: NumberPuzzleMove): string => (move.type === 'shuffle' ? SHUFFLE : packInteger(move.cell));

/** The move of a text; null if the text is no move. */
export function unpackMove(text: string): NumberPuzzleMove | null {
  if (text === SHUFFLE) return { type: 'shuffle' };
  const cell = unpackInteger(text, MOST_CELLS);
  return cell === null || cell < 0 ? null : { type: 'slide', cell };
}
