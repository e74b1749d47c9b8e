import type { Random } from '../../../random.ts';
import type { Range } from '../../kit/range.ts';
import type { CalculatorConfig, Level } from './config.ts';
import { isSameQuestion, type Problem, type ProblemKind } from './problem.ts';

/** The most tries for a new question. */
const TRIES = 50;

/** A question does not repeat within this many rounds. */
const ROUNDS_APART = 20;

/** Ranges of numbers and of factors (spec 1 §9). */
const NUMBERS: { readonly [level in Level]: Range } = {
  easy: { lowest: 1, highest: 50 },
  medium: { lowest: 10, highest: 100 },
  hard: { lowest: 20, highest: 200 },
  insane: { lowest: 50, highest: 500 },
};
const TABLES: Range = { lowest: 2, highest: 13 };
const LARGE_FACTORS: Range = { lowest: 5, highest: 29 };
const BASES: Range = { lowest: 2, highest: 16 };
const EXPONENTS: Range = { lowest: 2, highest: 4 };

const SMALLEST_QUOTIENT = 2;

/** The operations that mixed mode draws from. A chosen operation is allowed at every level (decision G11). */
const MIXED: { readonly [level in Level]: readonly ProblemKind[] } = {
  easy: ['addition', 'subtraction'],
  medium: ['addition', 'subtraction', 'multiplication'],
  hard: ['addition', 'subtraction', 'multiplication', 'division'],
  insane: ['addition', 'subtraction', 'multiplication', 'division', 'power'],
};

const factorsOf = (level: Level): Range => (level === 'insane' ? LARGE_FACTORS : TABLES);

const oneOf = (random: Random, { lowest, highest }: Range): number => random.between(lowest, highest);

type Draw = (random: Random, level: Level, id: number) => Problem;

const addition: Draw = (random, level, id) => {
  const a = oneOf(random, NUMBERS[level]);
  const b = oneOf(random, NUMBERS[level]);
  return { id, operation: 'addition', a, b, answer: a + b };
};

/** Two different numbers, the larger first. The second is drawn from one number fewer; from the first number on it is raised by one. */
const subtraction: Draw = (random, level, id) => {
  const { lowest, highest } = NUMBERS[level];
  const one = random.between(lowest, highest);
  const drawn = random.between(lowest, highest - 1);
  const other = drawn < one ? drawn : drawn + 1;
  const a = Math.max(one, other);
  const b = Math.min(one, other);
  return { id, operation: 'subtraction', a, b, answer: a - b };
};

const multiplication: Draw = (random, level, id) => {
  const a = oneOf(random, factorsOf(level));
  const b = oneOf(random, factorsOf(level));
  return { id, operation: 'multiplication', a, b, answer: a * b };
};

/** Draws the divisor, then a quotient that keeps the dividend within the level's numbers. Every divisor has one (RULES.md, P4). */
const division: Draw = (random, level, id) => {
  const { lowest, highest } = NUMBERS[level];
  const b = oneOf(random, factorsOf(level));
  const smallest = Math.max(SMALLEST_QUOTIENT, Math.ceil(lowest / b));
  const answer = random.between(smallest, Math.floor(highest / b));
  return { id, operation: 'division', a: answer * b, b, answer };
};

const power: Draw = (random, _level, id) => {
  const a = oneOf(random, BASES);
  const b = oneOf(random, EXPONENTS);
  let answer = a;
  for (let i = 1; i < b; i++) answer *= a;
  return { id, operation: 'power', a, b, answer };
};

const DRAWS: { readonly [kind in ProblemKind]: Draw } = { addition, subtraction, multiplication, division, power };

function draw({ difficulty, operation }: CalculatorConfig, random: Random, id: number): Problem {
  const mixed = MIXED[difficulty];
  const kind = operation === 'mixed' ? (mixed[random.below(mixed.length)] as ProblemKind) : operation;
  return DRAWS[kind](random, difficulty, id);
}

function isRecent(problem: Problem, rounds: readonly { readonly problem: Problem }[]): boolean {
  for (let i = Math.max(0, rounds.length - ROUNDS_APART); i < rounds.length; i++) {
    const round = rounds[i];
    if (round !== undefined && isSameQuestion(problem, round.problem)) return true;
  }
  return false;
}

/**
 * The next question. It is not the one on screen, and none of the last 20 rounds if 50 draws find another (RULES.md, P7).
 * `onScreen` is null before the first question. Every choice has more than 90 questions, so a different one is found soon.
 */
export function nextProblem(
  config: CalculatorConfig,
  random: Random,
  rounds: readonly { readonly problem: Problem }[],
  onScreen: Problem | null,
): Problem {
  const id = onScreen === null ? 1 : onScreen.id + 1;
  for (let tries = 1; ; tries++) {
    const problem = draw(config, random, id);
    if (onScreen !== null && isSameQuestion(problem, onScreen)) continue;
    if (tries >= TRIES || !isRecent(problem, rounds)) return problem;
  }
}
