import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { ANSWER_LIMIT } from '../../kit/typed-answer.ts';

/** An answer to the question on screen; the early end of the feedback; the end of the game by the player. */
export type TableMove = { readonly type: 'answer'; readonly value: number } | { readonly type: 'skip' } | { readonly type: 'end' };

/** Capitals, which are no digits in base 36 here. */
const SKIP = 'S';
const END = 'E';

/** A move as text: an answer as its value in base 36, the others as a capital. */
export function packMove(move: TableMove): string {
  switch (move.type) {
    case 'answer':
      return packInteger(move.value);
    case 'skip':
      return SKIP;
    case 'end':
      return END;
  }
}

/** The move of a text; null if it is not in the one form of a move. */
export function unpackMove(text: string): TableMove | null {
  if (text === SKIP) return { type: 'skip' };
  if (text === END) return { type: 'end' };
  const value = unpackInteger(text, ANSWER_LIMIT);
  return value === null ? null : { type: 'answer', value };
}
