import { neededAt } from './levels.ts';

/** Factors and divisors are at least 2: a 1 would change nothing. */
export const SMALLEST_FACTOR = 2;

/** The largest product. Larger ones would be no fun (RULES.md, N3). */
export const LARGEST_PRODUCT = 1000;

/** The largest numbers of a level. They grow slowly up to a limit (RULES.md, N1–N4). */
export const highestOf = {
  /** Addition: every bubble. */
  summand: (level: number): number => Math.min(13 + 2 * level, 50),
  /** Subtraction: the numbers that are taken away. */
  subtrahend: (level: number): number => Math.min(8 + level, 25),
  /** Subtraction: the target. */
  difference: (level: number): number => Math.min(8 + 2 * level, 40),
  /** Multiplication: the factors of a solution. When more factors are needed, they start smaller again. */
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
  /** Division: the target. The largest dividend is 12 × 16, so small that the tolerance of 0.01 accepts no wrong set. */
  quotient: (level: number): number => Math.min(8 + level, 16),
} as const;
