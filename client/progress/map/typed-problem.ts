import type { Grid, Place } from './grids.ts';

/** What was typed so far of a problem: its first number, then its second, begun by a space or a sign. */
export type Typed = readonly string[];

export const NOTHING_TYPED: Typed = [];

const MOST_DIGITS = 3;

const isDigit = (key: string): boolean => /^\d$/.test(key);
/** Between the numbers: a space, or the sign of an operation as keyboards have it. */
const isBetween = (key: string): boolean => /^[ +\-−x*×/:÷]$/i.test(key);

/** The place of what is typed, once that is a problem of the table. */
export function placeTyped({ placeOf }: Grid, [first = '', second = '']: Typed): Place | undefined {
  return first === '' || second === '' ? undefined : placeOf(Number(first), Number(second));
}

/**
 * What is typed after one more key; undefined for a key that is no part of a problem, so that a space alone still presses. A digit begins
 * anew where it leads to no problem: 7 8 6 is 7 × 8, and then the 6 of the next.
 */
export function typedAfter(grid: Grid, typed: Typed, key: string): Typed | undefined {
  const [first, second] = typed;
  if (!isDigit(key)) return isBetween(key) && first !== undefined && second === undefined ? [first, ''] : undefined;
  if (first === undefined) return [key];
  if (second === undefined) return first.length < MOST_DIGITS ? [first + key] : [key];
  const grown = [first, second + key];
  return second === '' || placeTyped(grid, grown) ? grown : [key];
}
