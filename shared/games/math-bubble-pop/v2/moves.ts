import type { Go } from '../../kit/go.ts';
import * as version1 from '../v1/moves.ts';

/** The moves of version 1, and `check`, which has a complete set checked. */
export type CheckingMove = version1.BubblePopMove | { readonly type: 'check' };

/** And `go`, which ends the pause after a check. */
export type BubblePopMove = CheckingMove | Go;

const CHECK = 'c';

/** A move as text: as in version 1, a check as `c`. */
export const packMove = (move: CheckingMove): string => (move.type === 'check' ? CHECK : version1.packMove(move));

/** The move of a text; null if the text is no move. */
export const unpackMove = (text: string): CheckingMove | null => (text === CHECK ? { type: 'check' } : version1.unpackMove(text));
