import type { Random } from '../../../random.ts';
import { OPERATORS, type Operator } from './arithmetic.ts';
import type { Operation } from './config.ts';
import { neededAt } from './levels.ts';
import { highestOf, LARGEST_PRODUCT, SMALLEST_FACTOR } from './numbers.ts';

/** The task of a board. */
export interface Target {
  readonly operator: Operator;
  readonly value: number;
}

const operatorOf = (operation: Operation, random: Random): Operator =>
  operation === 'mixed' ? (OPERATORS[random.below(OPERATORS.length)] as Operator) : operation;

/** The next target. It never has the number of the one before (`before`, null at the start). */
export function nextTarget(operation: Operation, level: number, random: Random, before: number | null): Target {
  for (;;) {
    const operator = operatorOf(operation, random);
    const value = drawTarget(operator, level, random);
    if (value !== before) return { operator, value };
  }
}

function drawTarget(operator: Operator, level: number, random: Random): number {
  switch (operator) {
    case 'addition':
      return drawSum(level, random);
    case 'subtraction':
      return random.between(1, highestOf.difference(level));
    case 'multiplication':
      return drawProduct(level, random);
    case 'division':
      return random.between(2, highestOf.quotient(level));
  }
}

/** The sum of as many numbers as a set needs. Medium sums, which many sets make, are the most frequent. */
function drawSum(level: number, random: Random): number {
  let sum = 0;
  for (let left = neededAt('addition', level); left > 0; left--) sum += random.between(1, highestOf.summand(level));
  return sum;
}

/** The product of as many factors as a set needs. Each factor leaves room for the next ones below the largest product. */
function drawProduct(level: number, random: Random): number {
  let product = 1;
  for (let left = neededAt('multiplication', level); left > 0; left--) {
    // The factors after this one are at least 2 each: 2^(left − 1) together.
    const room = Math.floor(LARGEST_PRODUCT / (product << (left - 1)));
    product *= random.between(SMALLEST_FACTOR, Math.min(highestOf.factor(level), room));
  }
  return product;
}
