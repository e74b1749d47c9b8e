import { ANSWER_LIMIT } from './typing.ts';

/** The one move of Speed Math: an answer to the question on screen. */
export interface SpeedMathMove {
  readonly type: 'answer';
  readonly value: number;
}

/** An answer as its value in base 36. */
export const packAnswer = (move: SpeedMathMove): string => move.value.toString(36);

const BASE_36_INTEGER = /^(?:0|-?[1-9a-z][0-9a-z]{0,4})$/;

/** The answer that `text` stands for; null if it is no integer in its one form, or out of bounds. */
export function unpackAnswer(text: string): SpeedMathMove | null {
  if (!BASE_36_INTEGER.test(text)) return null;
  const value = Number.parseInt(text, 36);
  return Math.abs(value) < ANSWER_LIMIT ? { type: 'answer', value } : null;
}
