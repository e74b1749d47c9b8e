import { neededAt } from './levels.ts';

/** Factors and divisors are at least 2: a 1 would change nothing. */
export const SMALLEST_FACTOR = 2;

/** Products stay small enough to be fun (RULES.md, N3). */
export const LARGEST_PRODUCT = 1000;

/** The largest numbers of a level; they grow gently and then stay (RULES.md, N1–N4). */
export const highestOf = {
  /** Addition: every bubble. */
  summand: (level: number): number => Math.min(13 + 2 * level, 50),
  /** Subtraction: what is taken away. */
  subtrahend: (level: number): number => Math.min(8 + level, 25),
  /** Subtraction: the target. */
  difference: (level: number): number => Math.min(8 + 2 * level, 40),
  /** Multiplication: the factors of a solution. The more are needed, the smaller they begin again. */
  factor(level: number): number {
    switch (neededAt('multiplication', level)) {
      case 2:
        return 8 + level;
      case 3:
        return 3 + level;
      default:
        return Math.min(level - 2, 9);
    }
  },
  /** Multiplication: the other bubbles. */
  otherFactor: (level: number): number => Math.min(11 + level, 20),
  divisor: (level: number): number => Math.min(7 + level, 12),
  /** Division: the target. 12 × 16 is the largest dividend, small enough for the tolerance of 0.01 to let nothing wrong pass. */
  quotient: (level: number): number => Math.min(8 + level, 16),
} as const;
