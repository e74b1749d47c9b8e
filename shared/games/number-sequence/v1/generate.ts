import type { Random } from '../../../random.ts';
import type { NumberSequenceConfig } from './config.ts';

/** The powers of ten. A number of `d` digits is at least `POWERS[d − 1]` and below `POWERS[d]`, because none begins with 0. */
const POWERS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const power = (zeros: number): number => POWERS[zeros] as number;

/** Whether `value` is a number of exactly `digits` digits. */
export const hasDigits = (value: number, digits: number): boolean =>
  Number.isInteger(value) && value >= power(digits - 1) && value < power(digits);

/** Numbers with more digits are drawn in two parts, because one draw has at most 2²¹ results. */
const MOST_AT_ONCE = 6;
const LOW_DIGITS = 4;

/** A number of exactly `digits` digits (1 to 8), each equally likely. */
function drawNumber(digits: number, random: Random): number {
  if (digits <= MOST_AT_ONCE) return random.between(power(digits - 1), power(digits) - 1);
  return drawNumber(digits - LOW_DIGITS, random) * power(LOW_DIGITS) + random.below(power(LOW_DIGITS));
}

/** How many numbers have one digit. Of each greater length there are at least 90, more than any round needs. */
const ONE_DIGIT_NUMBERS = 9;

/** Draws different numbers. There are only 9 with one digit, so a longer round uses all of them again (RULES.md, N2). */
function drawSequence(digits: number, count: number, random: Random): readonly number[] {
  const numbers: number[] = [];
  while (numbers.length < count) {
    const number = drawNumber(digits, random);
    const from = digits === 1 ? numbers.length - (numbers.length % ONE_DIGIT_NUMBERS) : 0;
    if (!numbers.includes(number, from)) numbers.push(number);
  }
  return numbers;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.every((number, i) => number === other[i]);

/** The numbers of a round. They are never those of the round before in the same order (RULES.md, N3). */
export function nextNumbers({ digits, count }: NumberSequenceConfig, random: Random, before: readonly number[]): readonly number[] {
  for (;;) {
    const numbers = drawSequence(digits, count, random);
    if (!isSame(numbers, before)) return numbers;
  }
}
