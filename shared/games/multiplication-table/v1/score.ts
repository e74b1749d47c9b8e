import type { Mode } from './config.ts';
import type { Band } from './question.ts';

/*
 * Decision G8 in fractions of whole numbers, so that every JavaScript engine gets the same result. Each product is an exact integer,
 * divided and rounded once. The largest, in the final score, is below 3 × 10¹⁴.
 */

/** Mode multipliers of spec 1 §9, in tenths. */
const MODE_TENTHS: { readonly [mode in Mode]: number } = { practice: 10, speed_drill: 13, pattern_learn: 8, challenge: 15 };
const MIXED_TENTHS = 12;
const SINGLE_TENTHS = 10;

/** 10 × (1 + (d − 1) × 0.3) is 7 + 3d. */
const baseOf = (difficulty: Band): number => 7 + 3 * difficulty;

/** The speed factor falls from 1.5 at 1 s to 0.5 at 10 s: (14,500 − ms) / 9000. */
const FASTEST_ANSWER_MS = 1_000;
const SLOWEST_ANSWER_MS = 10_000;
const SPEED_NUMERATOR = 14_500;
const SPEED_DENOMINATOR = 9_000;

const POINTS_PER_STREAK = 2;
const MOST_STREAK_POINTS = 20;
const LEAST_ANSWER_POINTS = 5;

/** The speed multiplier falls from 1.2 at a mean of 2 s to 0.8 at 8 s: (20,000 − ms) / 15,000. */
const FASTEST_MEAN_MS = 2_000;
const SLOWEST_MEAN_MS = 8_000;
const MEAN_NUMERATOR = 20_000;
const MEAN_DENOMINATOR = 15_000;

const LEAST_SCORE = 10;

const clamp = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/** A quotient of non-negative integers, rounded half up. */
const quotient = (numerator: number, denominator: number): number => Math.floor((2 * numerator + denominator) / (2 * denominator));

/** The points of a right answer for its streak, this answer included (decision G18). */
export const streakPoints = (streak: number): number => Math.min(POINTS_PER_STREAK * streak, MOST_STREAK_POINTS);

/** What the points of a right answer depend on. `ms` from the question's appearance, null without a clock; `streak` with this answer included. */
interface RightAnswer {
  readonly difficulty: Band;
  readonly ms: number | null;
  readonly streak: number;
}

/** What the points depend on of a set-up. At `fit` (version 2) the tables are mixed, too. */
interface Scored {
  readonly mode: Mode;
  readonly table: number | string;
}

/** The points of a right answer (decision G8): a whole number, at least 5. A wrong answer has none. */
export function answerPoints({ mode, table }: Scored, { difficulty, ms, streak }: RightAnswer): number {
  // A speed factor of 1 without a clock; whole milliseconds of the ordinary one.
  const speed = ms === null ? SPEED_DENOMINATOR : SPEED_NUMERATOR - clamp(Math.floor(ms), FASTEST_ANSWER_MS, SLOWEST_ANSWER_MS);
  const mixed = typeof table === 'string' ? MIXED_TENTHS : SINGLE_TENTHS;
  const base = quotient(baseOf(difficulty) * speed * MODE_TENTHS[mode] * mixed, SPEED_DENOMINATOR * 100);
  return Math.max(LEAST_ANSWER_POINTS, base + streakPoints(streak));
}

/** What the final score is computed from. `answeredMs`: the time of all answers together; null without a clock. */
export interface Played {
  /** The sum of the answers' points. */
  readonly points: number;
  /** Whole percent. */
  readonly accuracy: number;
  readonly answered: number;
  readonly answeredMs: number | null;
}

/** The consistency bonus in tenths: 20 % at an accuracy of 90 or more, 10 % at 70 or more (spec 1 §9). */
function consistencyTenths(accuracy: number): number {
  if (accuracy >= 90) return 2;
  return accuracy >= 70 ? 1 : 0;
}

/** The parts of a final score, in whole points. They add up to `score` exactly. */
export interface ScoreBreakdown {
  readonly answers: number;
  readonly accuracyBonus: number;
  readonly consistencyBonus: number;
  /** The points that the speed multiplier adds; below 0 it takes points away. */
  readonly speed: number;
  /** The points that raise a low score to the least possible one. */
  readonly minimum: number;
  readonly score: number;
}

/**
 * The final score with its parts (spec 1 §9, decision G8): round(points × (1 + 0.5 × accuracy + consistency) × speed multiplier), at
 * least 10. Each part is the difference of two running totals that are rounded in the same way, so the parts add up exactly, and a bonus
 * that does not apply is exactly 0.
 */
export function scoreBreakdown({ points, accuracy, answered, answeredMs }: Played): ScoreBreakdown {
  const consistency = 20 * consistencyTenths(accuracy);
  const withAccuracy = quotient(points * (200 + accuracy), 200);
  const withConsistency = quotient(points * (200 + accuracy + consistency), 200);
  const withSpeed = timesSpeed(points * (200 + accuracy + consistency), answered, answeredMs);
  const score = Math.max(LEAST_SCORE, withSpeed);
  return {
    answers: points,
    accuracyBonus: withAccuracy - points,
    consistencyBonus: withConsistency - withAccuracy,
    speed: withSpeed - withConsistency,
    minimum: score - withSpeed,
    score,
  };
}

/** The total, in two-hundredths, times the speed multiplier of the mean time; without a clock times 1. Without an answer it is 0. */
function timesSpeed(twoHundredths: number, answered: number, answeredMs: number | null): number {
  if (answered === 0) return 0;
  if (answeredMs === null) return quotient(twoHundredths, 200);
  const totalMs = clamp(Math.floor(answeredMs), FASTEST_MEAN_MS * answered, SLOWEST_MEAN_MS * answered);
  return quotient(twoHundredths * (MEAN_NUMERATOR * answered - totalMs), 200 * MEAN_DENOMINATOR * answered);
}
