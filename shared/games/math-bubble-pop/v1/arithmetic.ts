/** The operations on a set of bubbles. */
export const OPERATORS = ['addition', 'subtraction', 'multiplication', 'division'] as const;

export type Operator = (typeof OPERATORS)[number];

/** A result as a fraction of whole numbers, so that nothing is rounded. `denominator` is at least 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The result of `numbers` (whole, at least 1) in their order: subtraction takes all others from the first, division divides the first by
 * the second (spec 1 §5). Null for a division with more or fewer than two numbers.
 */
export function compute(operator: Operator, numbers: readonly number[]): Fraction | null {
  if (operator === 'division') return quotient(numbers);
  let result = numbers[0] ?? 0;
  for (let i = 1; i < numbers.length; i++) result = fold(operator, result, numbers[i] as number);
  return { numerator: result, denominator: 1 };
}

function quotient([dividend, divisor, ...more]: readonly number[]): Fraction | null {
  if (dividend === undefined || divisor === undefined || more.length > 0) return null;
  return { numerator: dividend, denominator: divisor };
}

function fold(operator: Exclude<Operator, 'division'>, left: number, right: number): number {
  switch (operator) {
    case 'addition':
      return left + right;
    case 'subtraction':
      return left - right;
    case 'multiplication':
      return left * right;
  }
}

/** Whether the result is within 0.01 of the target (spec 1 §5), in whole numbers: |n/d − t| ≤ 1/100. */
export function makesTarget(operator: Operator, numbers: readonly number[], target: number): boolean {
  const result = compute(operator, numbers);
  if (result === null) return false;
  const { numerator, denominator } = result;
  return 100 * Math.abs(numerator - target * denominator) <= denominator;
}
