import type { Operation, SpeedMathDifficulty } from './config.ts';
import { numbersBetween } from './numbers.ts';
import type { Problem, ProblemForm } from './problem.ts';
import { table, union, type Space } from './space.ts';

/** The numbers of a difficulty, all or only the friendly ones. */
interface Level {
  readonly lowest: number;
  readonly highest: number;
  /** The largest divisor, second factor and radius (spec 1 §9, decisions G2 and G21). */
  readonly cap: number;
  readonly largestDenominator: number;
  /** Whether quotients and parts of a whole have one digit, instead of the numbers they are taken from: at the lowest level. */
  readonly smallAnswers: boolean;
}

const LEVELS: { readonly [difficulty in SpeedMathDifficulty]: Level } = {
  single: { lowest: 2, highest: 9, cap: 9, largestDenominator: 5, smallAnswers: true },
  double: { lowest: 10, highest: 99, cap: 12, largestDenominator: 10, smallAnswers: false },
  three: { lowest: 100, highest: 999, cap: 25, largestDenominator: 12, smallAnswers: false },
  large: { lowest: 100, highest: 9999, cap: 25, largestDenominator: 12, smallAnswers: false },
};

/** The smallest operand and difference (spec 1 §9), and the smallest quotient and part. */
const SMALLEST = 2;

/** The percentages of spec 1 §9, each with its fraction. */
const PERCENTAGES = [
  { percent: 10, part: 1, parts: 10 },
  { percent: 20, part: 1, parts: 5 },
  { percent: 25, part: 1, parts: 4 },
  { percent: 50, part: 1, parts: 2 },
  { percent: 75, part: 3, parts: 4 },
] as const;

type Build = (level: Level, friendly: boolean) => Space;

const problem = (form: ProblemForm, a: number, b: number, c: number, answer: number): Problem => ({ form, a, b, c, answer });

const operands = (level: Level, friendly: boolean) => numbersBetween(level.lowest, level.highest, friendly);

/** Problems with two numbers of the level. */
function pairs(level: Level, friendly: boolean, make: (a: number, b: number) => Problem): Space {
  const numbers = operands(level, friendly);
  return table(
    numbers.map(() => numbers.length),
    (row, column) => make(numbers[row] as number, numbers[column] as number),
  );
}

/** Problems with two numbers of the level, the first larger by at least 2. */
function descendingPairs(level: Level, friendly: boolean, make: (larger: number, smaller: number) => Problem): Space {
  const numbers = operands(level, friendly);
  const larger = numbers.filter((n) => n - (numbers[0] as number) >= SMALLEST);
  let below = 0;
  const columns = larger.map((n) => {
    while (n - (numbers[below] as number) >= SMALLEST) below++;
    return below;
  });
  return table(columns, (row, column) => make(larger[row] as number, numbers[column] as number));
}

/** Problems with a number of the level and a small factor. */
function products(level: Level, friendly: boolean, make: (a: number, factor: number) => Problem): Space {
  const numbers = operands(level, friendly);
  const factors = numbersBetween(SMALLEST, level.cap, friendly);
  return table(
    numbers.map(() => factors.length),
    (row, column) => make(numbers[row] as number, factors[column] as number),
  );
}

/** Problems with a divisor and a quotient whose product belongs to the level. */
function quotients(level: Level, friendly: boolean, make: (divisor: number, quotient: number) => Problem): Space {
  const rows = numbersBetween(SMALLEST, level.cap, friendly)
    .map((divisor) => ({ divisor, values: quotientsOf(divisor, level, friendly) }))
    .filter(({ values }) => values.length > 0);
  return table(
    rows.map(({ values }) => values.length),
    (row, column) => make((rows[row] as (typeof rows)[number]).divisor, (rows[row] as (typeof rows)[number]).values[column] as number),
  );
}

function quotientsOf(divisor: number, level: Level, friendly: boolean): readonly number[] {
  if (level.smallAnswers) return numbersBetween(level.lowest, level.highest, friendly);
  const smallest = Math.max(SMALLEST, Math.ceil(level.lowest / divisor));
  return numbersBetween(smallest, Math.floor(level.highest / divisor), friendly);
}

/** The wholes of which part/parts is a whole number that belongs to the level. */
function wholesOf(part: number, parts: number, level: Level, friendly: boolean): readonly number[] {
  const smallestWhole = Math.ceil(SMALLEST / part) * parts;
  if (level.smallAnswers) return numbersBetween(smallestWhole, Math.floor(level.highest / part) * parts, friendly, parts);
  return numbersBetween(Math.max(smallestWhole, level.lowest), level.highest, friendly, parts);
}

interface Share {
  readonly part: number;
  readonly parts: number;
}

/** Problems with a share of a whole, each share equally often. */
function shares<S extends Share>(all: readonly S[], level: Level, friendly: boolean, make: (share: S, whole: number) => Problem): Space {
  const rows = all
    .map((share) => ({ share, wholes: wholesOf(share.part, share.parts, level, friendly) }))
    .filter(({ wholes }) => wholes.length > 0);
  return table(
    rows.map(({ wholes }) => wholes.length),
    (row, column) => make((rows[row] as (typeof rows)[number]).share, (rows[row] as (typeof rows)[number]).wholes[column] as number),
  );
}

const shareAFactor = (a: number, b: number): boolean => (b === 0 ? a !== 1 : shareAFactor(b, a % b));

/** Fractions below 1 in lowest terms, so that no two of them are the same number. */
function fractionsUpTo(largestDenominator: number): readonly Share[] {
  const all: Share[] = [];
  for (let parts = 2; parts <= largestDenominator; parts++) {
    for (let part = 1; part < parts; part++) if (!shareAFactor(parts, part)) all.push({ part, parts });
  }
  return all;
}

const partOf = ({ part, parts }: Share, whole: number): number => (whole / parts) * part;

/** The area of a circle with π = 3.14, computed in hundredths with integers only, and rounded half up. */
const circleArea = (radius: number): number => Math.floor((314 * radius * radius + 50) / 100);

const addition: Build = (level, friendly) => pairs(level, friendly, (a, b) => problem('add', a, b, 0, a + b));
const subtraction: Build = (level, friendly) => descendingPairs(level, friendly, (a, b) => problem('subtract', a, b, 0, a - b));
const multiplication: Build = (level, friendly) => products(level, friendly, (a, b) => problem('multiply', a, b, 0, a * b));
const division: Build = (level, friendly) => quotients(level, friendly, (b, q) => problem('divide', b * q, b, 0, q));

const fractions: Build = (level, friendly) =>
  shares(fractionsUpTo(level.largestDenominator), level, friendly, (share, whole) =>
    problem('fraction', share.part, share.parts, whole, partOf(share, whole)),
  );

const percentages: Build = (level, friendly) =>
  shares(PERCENTAGES, level, friendly, (share, whole) => problem('percent', share.percent, whole, 0, partOf(share, whole)));

const algebra: Build = (level, friendly) =>
  union([
    descendingPairs(level, friendly, (sum, a) => problem('solve-add', a, sum, 0, sum - a)),
    pairs(level, friendly, (a, rest) => problem('solve-subtract', a, rest, 0, a + rest)),
    quotients(level, friendly, (a, x) => problem('solve-multiply', a, a * x, 0, x)),
  ]);

const circles: Build = (level, friendly) => {
  const radii = numbersBetween(SMALLEST, level.cap, friendly);
  return table(
    radii.map(() => 1),
    (row) => problem('circle-area', radii[row] as number, 0, 0, circleArea(radii[row] as number)),
  );
};

const geometry: Build = (level, friendly) =>
  union([
    products(level, friendly, (a, b) => problem('rectangle-area', a, b, 0, a * b)),
    pairs(level, friendly, (a, b) => problem('rectangle-perimeter', a, b, 0, 2 * (a + b))),
    circles(level, friendly),
  ]);

const TOPICS: { readonly [topic in Exclude<Operation, 'mixed'>]: Build } = {
  addition,
  subtraction,
  multiplication,
  division,
  fractions,
  percentages,
  algebra,
  geometry,
};

/**
 * All problems of an operation at a difficulty. One-digit numbers are all friendly, so the option changes nothing there (RULES.md, F1).
 */
export function buildSpace(operation: Operation, difficulty: SpeedMathDifficulty, friendly: boolean): Space {
  const level = LEVELS[difficulty];
  const onlyFriendly = friendly && difficulty !== 'single';
  if (operation !== 'mixed') return TOPICS[operation](level, onlyFriendly);
  return union(Object.values(TOPICS).map((build) => build(level, onlyFriendly)));
}
