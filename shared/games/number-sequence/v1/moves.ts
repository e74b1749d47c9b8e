import { packInteger, unpackInteger } from '../../integer-text.ts';
import { LIMITS } from './config.ts';

/**
 * The moves of Number Sequence:
 * `known` ends the reveal early · `enter` says what stands at a place, null if its number is not complete (any more) ·
 * `check` judges a full round · `next` ends the review early.
 * Reveal and review have a move each, so that a key meant for one can never end the other.
 */
export type NumberSequenceMove =
  | { readonly type: 'known' | 'check' | 'next' }
  | { readonly type: 'enter'; readonly index: number; readonly value: number | null };

const LETTERS = { known: 'k', check: 'c', next: 'n' } as const;

/** Above every number of the most digits. */
const VALUE_LIMIT = 10 ** LIMITS.digits.highest;
const PLACE_MARK = ':';

/** A move as text: `k`, `c` or `n`; an entry as its place, a colon and its number in base 36, nothing for an incomplete one. */
export const packMove = (move: NumberSequenceMove): string =>
  move.type === 'enter' ? packInteger(move.index) + PLACE_MARK + (move.value === null ? '' : packInteger(move.value)) : LETTERS[move.type];

/** The move that `text` stands for; null if it is none in its one form. */
export function unpackMove(text: string): NumberSequenceMove | null {
  if (text === LETTERS.known) return { type: 'known' };
  if (text === LETTERS.check) return { type: 'check' };
  if (text === LETTERS.next) return { type: 'next' };
  return unpackEntry(text);
}

function unpackEntry(text: string): NumberSequenceMove | null {
  const mark = text.indexOf(PLACE_MARK);
  const index = mark < 0 ? null : unpackInteger(text.slice(0, mark), LIMITS.count.highest);
  if (index === null || index < 0) return null;
  if (mark === text.length - 1) return { type: 'enter', index, value: null };
  const value = unpackInteger(text.slice(mark + 1), VALUE_LIMIT);
  return value === null || value <= 0 ? null : { type: 'enter', index, value };
}
