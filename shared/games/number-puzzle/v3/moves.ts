import * as version1 from '../v1/moves.ts';

/** The moves of version 1, and a hint that was shown: it names the tile to slide next. */
export type NumberPuzzleMove = version1.NumberPuzzleMove | { readonly type: 'hint' };

/** The text of a hint. It is no cell and no shuffle. */
const HINT = 't';

/** A move as text: as in version 1, a hint as `t`. */
export const packMove = (move: NumberPuzzleMove): string => (move.type === 'hint' ? HINT : version1.packMove(move));

/** The move of a text; null if the text is no move. */
export const unpackMove = (text: string): NumberPuzzleMove | null => (text === HINT ? { type: 'hint' } : version1.unpackMove(text));
