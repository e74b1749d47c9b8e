import { digitsOf, parseTyped } from '../../kit/typed-answer.ts';

/** From the last key to the automatic submit (spec 1 §4, decision G7). */
export const AUTO_SUBMIT_MS = 500;

/** Characters that make a wrong answer complete, at least (decision G7). */
const LEAST_TYPED = 2;

/** Whether what is typed is submitted by itself: it is right, or has at least two characters and as many as the answer (decision G7). */
export function submitsItself(typed: string, answer: number): boolean {
  const value = parseTyped(typed);
  return value !== null && (value === answer || typed.trim().length >= typedRoom(answer));
}

/** How many characters an answer may have: those of the right one, and two at least. */
export const typedRoom = (answer: number): number => Math.max(LEAST_TYPED, digitsOf(answer));
