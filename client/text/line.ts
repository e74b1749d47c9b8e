import { amount, type Noun } from './number.ts';

/** What there is to say, one after the other: "Today, 93%, 41 s". What is undefined is left out. */
export const inLine = (...pieces: readonly (string | undefined)[]): string => pieces.filter((piece) => piece !== undefined).join(', ');

/** A count from a stored session with its noun: "15 questions". Undefined where the session has none. */
export const countIn = (count: unknown, noun: Noun): string | undefined =>
  Number.isSafeInteger(count) ? amount(count as number, noun) : undefined;
