import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { ANSWER_LIMIT } from '../../kit/typed-answer.ts';

/** An answer to the question on screen; the end of the feedback before its time; the end of the game by the player. */
export type TableMove = { readonly type: 'answer'; readonly value: number } | { readonly type: 'skip' } | { readonly type: 'end' };

/** Letters that are no digits in base 36. */
const SKIP = 'S';
const END = 'E';

/** An answer as its value in base 36, the others as a capital. */
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

/** The move that `text` stands for; null if it is none in its one form. */
export function unpackMove(text: string): TableMove | null {
  if (text === SKIP) return { type: 'skip' };
  if (text === END) return { type: 'end' };
  const value = unpackInteger(text, ANSWER_LIMIT);
  return value === null ? null : { type: 'answer', value };
}
