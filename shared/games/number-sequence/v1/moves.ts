import { base36Digit, readBase36 } from '../../kit/base36.ts';
import { packInteger } from '../../kit/integer-text.ts';
import { LIMITS } from './config.ts';

/**
 * The moves of Number Sequence:
 * `known` ends the reveal early · `enter` sets the number at a place, null if it is not complete, or no longer is ·
 * `check` submits a full round · `next` ends the review early.
 * Reveal and review have different moves, so that a key for one can never end the other.
 */
export type NumberSequenceMove =
  | { readonly type: 'known' | 'check' | 'next' }
  | { readonly type: 'enter'; readonly index: number; readonly value: number | null };

const LETTERS = { known: 'k', check: 'c', next: 'n' } as const;

/** Every number is below this. */
const VALUE_LIMIT = 10 ** LIMITS.digits.highest;
const PLACE_MARK = ':';
const PLACE_MARK_CODE = PLACE_MARK.charCodeAt(0);

/** A move as text: `k`, `c` or `n`; an entry as its place, a colon and its number in base 36, nothing for an incomplete one. */
export const packMove = (move: NumberSequenceMove): string =>
  move.type === 'enter' ? packInteger(move.index) + PLACE_MARK + (move.value === null ? '' : packInteger(move.value)) : LETTERS[move.type];

/** The move of a text; null if it is not in the one form of a move. */
export function unpackMove(text: string): NumberSequenceMove | null {
  if (text === LETTERS.known) return { type: 'known' };
  if (text === LETTERS.check) return { type: 'check' };
  if (text === LETTERS.next) return { type: 'next' };
  return unpackEntry(text);
}

/** Reads an entry, whose place is one digit in base 36. It makes no substrings: a server does this for every number of every round. */
function unpackEntry(text: string): NumberSequenceMove | null {
  const index = base36Digit(text.charCodeAt(0));
  if (index < 0 || index >= LIMITS.count.highest || text.charCodeAt(1) !== PLACE_MARK_CODE) return null;
  if (text.length === 2) return { type: 'enter', index, value: null };
  const value = readBase36(text, 2, text.length);
  return value <= 0 || value >= VALUE_LIMIT ? null : { type: 'enter', index, value };
}
