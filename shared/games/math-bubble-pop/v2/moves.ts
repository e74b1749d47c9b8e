import * as version1 from '../v1/moves.ts';

/** The moves of version 1; `check` has a complete set checked, `go` ends the pause after a check. */
export type BubblePopMove = version1.BubblePopMove | { readonly type: 'check' } | { readonly type: 'go' };

const CHECK = 'c';
const GO = '>';

/** A move as text: as in version 1, a check as `c`, going on as `>`. */
export function packMove(move: BubblePopMove): string {
  if (move.type === 'check') return CHECK;
  return move.type === 'go' ? GO : version1.packMove(move);
}

/** The move of a text; null if the text is no move. */
export function unpackMove(text: string): BubblePopMove | null {
  if (text === CHECK) return { type: 'check' };
  return text === GO ? { type: 'go' } : version1.unpackMove(text);
}
