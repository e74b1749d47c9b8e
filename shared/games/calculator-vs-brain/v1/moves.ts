import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { ANSWER_LIMIT } from '../../kit/typed-answer.ts';

/** An answer to the question on screen; the next round; the end of the game. */
export type CalculatorMove = { readonly type: 'answer'; readonly value: number } | { readonly type: 'next' } | { readonly type: 'end' };

const NEXT = '>';
const END = '.';

/** A move as text: an answer as its value in base 36, `>` for the next round, `.` for the end. */
export function packMove(move: CalculatorMove): string {
  switch (move.type) {
    case 'answer':
      return packInteger(move.value);
    case 'next':
      return NEXT;
    case 'end':
      return END;
  }
}

/** The move of a text; null if it is not in the one form of a move, or if an answer is out of bounds. */
export function unpackMove(text: string): CalculatorMove | null {
  if (text === NEXT) return { type: 'next' };
  if (text === END) return { type: 'end' };
  const value = unpackInteger(text, ANSWER_LIMIT);
  return value === null ? null : { type: 'answer', value };
}
