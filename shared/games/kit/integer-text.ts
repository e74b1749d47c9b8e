import { readBase36 } from './base36.ts';

const MINUS_CODE = 45;

/** An integer as the text of a move, in base 36. */
export const packInteger = (value: number): string => value.toString(36);

/** The integer of a text; null if the text is not in the one form of an integer, or if its size is `limit` or more. */
export function unpackInteger(text: string, limit: number): number | null {
  const isNegative = text.charCodeAt(0) === MINUS_CODE;
  const size = readBase36(text, isNegative ? 1 : 0, text.length);
  if (size < 0 || size >= limit || (isNegative && size === 0)) return null;
  return isNegative ? -size : size;
}
