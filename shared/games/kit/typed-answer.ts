/** Every answer is less than this in absolute value: at most seven digits can be typed, so that log entries stay short. */
export const ANSWER_LIMIT = 10_000_000;

const TYPED = /^[-−]?[0-9]{1,7}$/;

/** A typed answer as a number; null if it is empty, not a whole number, or out of bounds. Both minus signs are read. */
export function parseTyped(typed: string): number | null {
  const text = typed.trim();
  if (!TYPED.test(text)) return null;
  const value = Number(text.replace('−', '-'));
  return value === 0 ? 0 : value; // "-0" is 0: a negative zero has no canonical text
}

/** How many digits an answer has, a minus not counted. */
export const digitCount = (answer: number): number => String(Math.abs(answer)).length;

/**
 * How an answer was sent in a game that takes it with its last digit: a shorter one needed a key. A zero in front is not in the log.
 */
export const sentByLength = (value: number, answer: number): 'enter' | 'auto' =>
  digitCount(value) < digitCount(answer) ? 'enter' : 'auto';

/** Whether the typed text has as many digits as the answer, without a minus. Then it is submitted automatically (spec 1 §4). */
export const isFullLength = (typed: string, answer: number): boolean =>
  parseTyped(typed) !== null && typed.trim().replace(/^[-−]/, '').length >= digitCount(answer);
