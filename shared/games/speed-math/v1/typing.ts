import type { SpeedMathConfig } from './config.ts';
import type { Problem } from './problem.ts';

/** Answers are bounded so that a log entry is: |value| < 10⁷. */
export const ANSWER_LIMIT = 10_000_000;

/** Longest typed answer, without a minus. */
export const MAX_ANSWER_DIGITS = 7;

const TYPED = /^[-−]?[0-9]{1,7}$/;

/** A typed answer as a number; null if it is empty, not a whole number, or out of bounds. Both minus signs are read. */
export function parseTyped(typed: string): number | null {
  const text = typed.trim();
  if (!TYPED.test(text)) return null;
  const value = Number(text.replace('−', '-'));
  return value === 0 ? 0 : value; // "-0" is 0: a negative zero has no canonical text
}

/** Auto-submit (spec 1 §4): as many digits as the right answer has, a leading minus ignored. */
export function readyToSubmit(problem: Problem, typed: string): boolean {
  if (parseTyped(typed) === null) return false;
  const digits = typed.trim().replace(/^[-−]/, '').length;
  return digits >= String(Math.abs(problem.answer)).length;
}

/** Whether an answer of this configuration can be negative. In version 1 none is, so the pad shows no minus (design.md, "Client"). */
export const needsMinus = (_config: SpeedMathConfig): boolean => false;
