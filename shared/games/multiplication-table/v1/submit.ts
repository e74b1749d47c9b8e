import { digitCount, parseTyped } from '../../kit/typed-answer.ts';

/** The time from the last key to the automatic submit (spec 1 §4, decision G7). */
export const AUTO_SUBMIT_MS = 500;

/** A wrong answer needs at least this many characters to be submitted automatically (decision G7). */
const LEAST_TYPED = 2;

/** Whether the text is submitted automatically: it is right, or has at least two characters and as many as the answer (decision G7). */
export function submitsItself(typed: string, answer: number): boolean {
  const value = parseTyped(typed);
  return value !== null && (value === answer || typed.trim().length >= typedRoom(answer));
}

/** How many characters may be typed: as many as the right answer has, and at least two. */
export const typedRoom = (answer: number): number => Math.max(LEAST_TYPED, digitCount(answer));
