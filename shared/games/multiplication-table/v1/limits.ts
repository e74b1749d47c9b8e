import { timeBy, type Clock } from '../../kit/clock.ts';
import { LIMIT_MS, type Mode } from './config.ts';

/** What the limits of a run depend on: its mode, and since version 3 its clock. */
type Limited = { readonly mode: Mode; readonly clock?: Clock };

/** The number of questions of a pattern run (spec 1 §4). */
export const PATTERN_QUESTIONS = 10;

/** Without a clock the modes that have a time limit end after so many questions (version 3; decision G26). */
const QUESTIONS_WITHOUT_CLOCK: { readonly [mode in Mode]?: number } = { speed_drill: 15, challenge: 25 };

/** A game without a number of its own ends after this many questions, so that a log stays far below its limits (protocol, "Verification"). */
export const MOST_QUESTIONS = 500;

/** How many questions a run has at most. */
export function questionsInRun({ mode, clock }: Limited): number {
  if (mode === 'pattern_learn') return PATTERN_QUESTIONS;
  return (clock === 'off' && QUESTIONS_WITHOUT_CLOCK[mode]) || MOST_QUESTIONS;
}

/** The time limit of a run in ms of play; null in a mode without one, and without a clock. */
export function limitMs({ mode, clock = 'on' }: Limited): number | null {
  const limit = LIMIT_MS[mode];
  return limit === null ? null : timeBy(clock, limit);
}
