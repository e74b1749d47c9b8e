import { readBase36 } from '../../base36.ts';
import { ANSWER_LIMIT } from './typing.ts';

const MINUS_CODE = 45;

/** The one move of Speed Math: an answer to the question on screen. */
export interface SpeedMathMove {
  readonly type: 'answer';
  readonly value: number;
}

/** An answer as its value in base 36. */
export const packAnswer = (move: SpeedMathMove): string => move.value.toString(36);

/** The answer that `text` stands for; null if it is no integer in its one form, or out of bounds. */
export function unpackAnswer(text: string): SpeedMathMove | null {
  const isNegative = text.charCodeAt(0) === MINUS_CODE;
  const size = readBase36(text, isNegative ? 1 : 0, text.length);
  if (size < 0 || size >= ANSWER_LIMIT || (isNegative && size === 0)) return null;
  return { type: 'answer', value: isNegative ? -size : size };
}
