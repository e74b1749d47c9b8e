import type { Bubble } from '../../../shared/games/math-bubble-pop/v1/boards.ts';

/** What typing a digit leads to: digits that wait for more, or a bubble to pick. */
export interface TypedNumber {
  readonly typed: string;
  /** The id of the bubble that is meant, or null while more than one can be. */
  readonly bubble: number | null;
}

type Board = readonly Pick<Bubble, 'id' | 'number'>[];

const NOTHING: TypedNumber = { typed: '', bubble: null };

/** The free bubble with exactly the typed number; of several alike the first. */
export const meant = (typed: string, free: Board): number | null => free.find(({ number }) => String(number) === typed)?.id ?? null;

const canGoOn = (typed: string, free: Board): boolean =>
  free.some(({ number }) => String(number).startsWith(typed) && String(number).length > typed.length);

/**
 * A digit typed after others. As soon as only one number can be meant its bubble is picked: of 1 and 12, "1" waits for more or for
 * Enter. Digits that lead nowhere begin anew with the last one.
 */
export function typeDigit(before: string, digit: string, free: Board): TypedNumber {
  const typed = before + digit;
  if (canGoOn(typed, free)) return { typed, bubble: null };
  const bubble = meant(typed, free);
  if (bubble !== null) return { typed: '', bubble };
  return before === '' ? NOTHING : typeDigit('', digit, free);
}
