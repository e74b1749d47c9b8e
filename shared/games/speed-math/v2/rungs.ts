import type { Range } from '../../kit/range.ts';
import type { Difficulty } from '../../kit/game.ts';
import type { Problem } from '../v1/problem.ts';
import type { FitOperation } from './config.ts';

/** Numbers from `lowest` to `highest`, all or only the multiples of `step`. */
interface Numbers extends Range {
  readonly step?: number;
}

/** The pairs of a rung. Sums and products of them are asked, and what leads back from there: (x + y) − y, x·y ÷ y. */
export interface Rung {
  readonly x: Numbers;
  readonly y: Numbers;
  readonly fits?: (x: number, y: number) => boolean;
}

const between = (lowest: number, highest: number, step = 1): Numbers => ({ lowest, highest, step });

/** How many columns of a sum carry, and so how many of the difference borrow. */
function carriesOf(x: number, y: number): number {
  let [carries, carry] = [0, 0];
  for (let [a, b] = [x, y]; a > 0 || b > 0; [a, b] = [Math.floor(a / 10), Math.floor(b / 10)]) {
    carry = (a % 10) + (b % 10) + carry >= 10 ? 1 : 0;
    carries += carry;
  }
  return carries;
}

const none = (x: number, y: number): boolean => carriesOf(x, y) === 0;
const once = (x: number, y: number): boolean => carriesOf(x, y) === 1;
const oftener = (x: number, y: number): boolean => carriesOf(x, y) > 1;

/** Addition and subtraction, the easiest first (RULES.md, L1). */
const SUMS: readonly Rung[] = [
  { x: between(2, 8), y: between(2, 8), fits: (x, y) => x + y <= 10 },
  { x: between(2, 9), y: between(2, 9), fits: (x, y) => x + y > 10 },
  { x: between(11, 18), y: between(2, 8), fits: none },
  { x: between(21, 97), y: between(2, 9), fits: none },
  { x: between(10, 90, 10), y: between(10, 90, 10), fits: (x, y) => x + y <= 100 },
  { x: between(12, 48), y: between(2, 9), fits: (x, y) => once(x, y) && x + y <= 50 },
  { x: between(12, 89), y: between(2, 9), fits: once },
  { x: between(11, 89), y: between(10, 80, 10), fits: none },
  { x: between(11, 48), y: between(11, 48), fits: none },
  { x: between(11, 88), y: between(11, 88), fits: none },
  { x: between(12, 49), y: between(12, 49), fits: once },
  { x: between(12, 88), y: between(12, 88), fits: (x, y) => once(x, y) && x + y < 100 },
  { x: between(20, 99), y: between(20, 99), fits: (x, y) => once(x, y) && x + y >= 100 },
  { x: between(15, 99), y: between(15, 99), fits: oftener },
  { x: between(101, 989), y: between(2, 9), fits: once },
  { x: between(101, 989), y: between(10, 90, 10) },
  { x: between(101, 988), y: between(11, 88), fits: none },
  { x: between(101, 988), y: between(11, 99), fits: once },
  { x: between(101, 989), y: between(11, 99), fits: oftener },
  { x: between(101, 888), y: between(101, 888), fits: none },
  { x: between(101, 898), y: between(101, 898), fits: once },
  { x: between(101, 999), y: between(101, 999), fits: oftener },
  { x: between(1001, 9999), y: between(101, 999) },
  { x: between(1001, 9999), y: between(1001, 9999) },
];

/** Multiplication and division, the easiest first (RULES.md, L2). */
const PRODUCTS: readonly Rung[] = [
  { x: between(2, 10), y: between(2, 2) },
  { x: between(2, 5), y: between(2, 5) },
  { x: between(2, 10), y: between(5, 10, 5) },
  { x: between(2, 10), y: between(3, 4) },
  { x: between(2, 10), y: between(6, 9, 3) },
  { x: between(2, 10), y: between(7, 8) },
  { x: between(6, 9), y: between(6, 9) },
  { x: between(2, 12), y: between(11, 12) },
  { x: between(20, 90, 10), y: between(2, 9) },
  { x: between(13, 19), y: between(2, 5) },
  { x: between(21, 49), y: between(2, 5) },
  { x: between(13, 19), y: between(6, 9) },
  { x: between(51, 99), y: between(2, 5) },
  { x: between(21, 49), y: between(6, 9) },
  { x: between(51, 99), y: between(6, 9) },
  { x: between(13, 99), y: between(11, 12) },
  { x: between(110, 990, 10), y: between(2, 9) },
  { x: between(101, 499), y: between(2, 5) },
  { x: between(101, 999), y: between(6, 9) },
  { x: between(13, 19), y: between(13, 19) },
  { x: between(21, 99), y: between(13, 19) },
  { x: between(21, 99), y: between(21, 25) },
  { x: between(101, 999), y: between(11, 25) },
  { x: between(1001, 9999), y: between(2, 12) },
];

type OneOperation = Exclude<FitOperation, 'mixed'>;

interface Ladder {
  readonly rungs: readonly Rung[];
  readonly problem: (x: number, y: number) => Problem;
}

const LADDERS: { readonly [operation in OneOperation]: Ladder } = {
  addition: { rungs: SUMS, problem: (x, y) => ({ form: 'add', a: x, b: y, c: 0, answer: x + y }) },
  subtraction: { rungs: SUMS, problem: (x, y) => ({ form: 'subtract', a: x + y, b: y, c: 0, answer: x }) },
  multiplication: { rungs: PRODUCTS, problem: (x, y) => ({ form: 'multiply', a: x, b: y, c: 0, answer: x * y }) },
  division: { rungs: PRODUCTS, problem: (x, y) => ({ form: 'divide', a: x * y, b: y, c: 0, answer: x }) },
};

/** In the order of the set-up. */
export const FIT_OPERATIONS = Object.keys(LADDERS) as readonly OneOperation[];

/** The pairs of a rung, and what they make. @param rung from 1 on. */
export function rungAt(operation: OneOperation, rung: number): Rung & Pick<Ladder, 'problem'> {
  const { rungs, problem } = LADDERS[operation];
  return { ...(rungs[rung - 1] as Rung), problem };
}

/**
 * The last rung of each difficulty but the highest, by the digits of its numbers (RULES.md, L3). Mixed: between the two ladders.
 */
const LAST_RUNGS: { readonly [operation in FitOperation]: readonly [easy: number, medium: number, hard: number] } = {
  addition: [3, 14, 22],
  subtraction: [3, 14, 22],
  multiplication: [8, 16, 23],
  division: [8, 16, 23],
  mixed: [5, 15, 22],
};

/** The difficulty with which a session on this rung is saved. */
export function savedDifficulty(operation: FitOperation, rung: number): Difficulty {
  const [easy, medium, hard] = LAST_RUNGS[operation];
  if (rung <= easy) return 'easy';
  if (rung <= medium) return 'medium';
  return rung <= hard ? 'hard' : 'expert';
}
