import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { ANSWER_LIMIT } from '../../kit/typed-answer.ts';

/** The one move of Speed Math: an answer to the question on screen. */
export interface SpeedMathMove {
  readonly type: 'answer';
  readonly value: number;
}

/** An answer as its value in base 36. */
export const packAnswer = (move: SpeedMathMove): string => packInteger(move.value);

/** The answer of a text; null if the text is not in the one form of an integer, or if the answer is out of bounds. */
export function unpackAnswer(text: string): SpeedMathMove | null {
  const value = unpackInteger(text, ANSWER_LIMIT);
  return value === null ? null : { type: 'answer', value };
}
