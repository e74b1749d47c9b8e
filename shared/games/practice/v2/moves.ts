import * as version1 from '../v1/moves.ts';

/** The moves of version 1; `go` ends the feedback after an answer. */
export type PracticeMove = version1.PracticeMove | { readonly type: 'go' };

const GO = '>';

/** A move as text: as in version 1, going on as `>`. */
export const packMove = (move: PracticeMove): string => (move.type === 'go' ? GO : version1.packMove(move));

/** The move of a text; null if the text is no move. */
export const unpackMove = (text: string): PracticeMove | null => (text === GO ? { type: 'go' } : version1.unpackMove(text));
