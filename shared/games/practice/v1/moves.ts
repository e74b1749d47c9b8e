import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { ANSWER_LIMIT } from '../../kit/typed-answer.ts';

/** What the player does in a practice. */
export type PracticeMove =
  /** A number for the question on screen, sent by a key or with its last digit. */
  | { readonly type: 'answer'; readonly value: number; readonly sent: 'enter' | 'auto' }
  /** "I don't know", instead of an answer. */
  | { readonly type: 'not-known' }
  /** The solution, typed once after it was shown. Any other number changes nothing. */
  | { readonly type: 'retype'; readonly value: number }
  /** A new fact was looked at. */
  | { readonly type: 'got-it' }
  /** The practice is ended; what was answered counts. */
  | { readonly type: 'end' };

/** No digits, no minus. */
const NOT_KNOWN = '?';
const GOT_IT = '+';
const END = '.';
const BY_ENTER = ',';
const RETYPED = '*';

/** A move as text: an answer as its value in base 36, with a mark behind it if a key sent it; the others with marks. */
export function packMove(move: PracticeMove): string {
  switch (move.type) {
    case 'answer':
      return packInteger(move.value) + (move.sent === 'enter' ? BY_ENTER : '');
    case 'retype':
      return RETYPED + packInteger(move.value);
    case 'not-known':
      return NOT_KNOWN;
    case 'got-it':
      return GOT_IT;
    case 'end':
      return END;
  }
}

function unpackAnswer(text: string): PracticeMove | null {
  const byEnter = text.endsWith(BY_ENTER);
  const value = unpackInteger(byEnter ? text.slice(0, -1) : text, ANSWER_LIMIT);
  return value === null ? null : { type: 'answer', value, sent: byEnter ? 'enter' : 'auto' };
}

function unpackRetyped(text: string): PracticeMove | null {
  const value = unpackInteger(text.slice(1), ANSWER_LIMIT);
  return value === null ? null : { type: 'retype', value };
}

/** The move of a text; null if it is not in the one form of a move. */
export function unpackMove(text: string): PracticeMove | null {
  if (text === NOT_KNOWN) return { type: 'not-known' };
  if (text === GOT_IT) return { type: 'got-it' };
  if (text === END) return { type: 'end' };
  return text.startsWith(RETYPED) ? unpackRetyped(text) : unpackAnswer(text);
}
