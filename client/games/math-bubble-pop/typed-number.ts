import type { Bubble } from '../../../shared/games/math-bubble-pop/v1/boards.ts';

/** The result of typing a digit: digits that wait for more, or a bubble to pick. */
interface TypedNumber {
  readonly typed: string;
  /** The id of the bubble to pick, or null while more than one is possible. */
  readonly bubble: number | null;
}

type Board = readonly Pick<Bubble, 'id' | 'number'>[];

const NOTHING: TypedNumber = { typed: '', bubble: null };

/** The first free bubble with exactly the typed number. */
export const meant = (typed: string, free: Board): number | null => free.find(({ number }) => String(number) === typed)?.id ?? null;

const canGoOn = (typed: string, free: Board): boolean =>
  free.some(({ number }) => String(number).startsWith(typed) && String(number).length > typed.length);

/**
 * Adds a digit to those typed before. As soon as only one number is possible, its bubble is picked: with 1 and 12 on the board, "1" waits
 * for a digit or for Enter. If no number begins with the digits, the last digit begins a new number.
 */
export function typeDigit(before: string, digit: string, free: Board): TypedNumber {
  const typed = before + digit;
  if (canGoOn(typed, free)) return { typed, bubble: null };
  const bubble = meant(typed, free);
  if (bubble !== null) return { typed: '', bubble };
  return before === '' ? NOTHING : typeDigit('', digit, free);
}
