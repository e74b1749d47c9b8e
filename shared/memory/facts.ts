/**
 * What is learned: a fact is a number for ever (0 to 4095), because evidence and plans are stored by it (decision D25). Ids are only
 * added: `tests/unit/shared/memory/facts.txt` has them all, and never changes in what it has.
 */

export type FactId = number;

/** A problem of any game. What `a`, `b` and `c` stand for is what they stand for in Speed Math (`c`: the whole that a fraction is of). */
export interface Asked {
  readonly form: AskedForm;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export type AskedForm =
  | Operation
  | 'power'
  | 'fraction'
  | 'percent'
  | 'solve-add'
  | 'solve-subtract'
  | 'solve-multiply'
  | 'rectangle-area'
  | 'rectangle-perimeter'
  | 'circle-area';

type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

/** A sum has two numbers that are known by heart; a rule is known or not; a class is all larger problems of a kind. */
export type Fact =
  | { readonly id: FactId; readonly kind: 'sum'; readonly operation: Operation; readonly a: number; readonly b: number }
  | { readonly id: FactId; readonly kind: 'rule'; readonly operation: Operation; readonly name: string }
  | { readonly id: FactId; readonly kind: 'class'; readonly operation: Operation | null; readonly name: string; readonly isLarge: boolean };

const LARGEST = 12;
const SMALLEST_FACTOR = 2;
const FACTORS = LARGEST - SMALLEST_FACTOR + 1;

const FIRST_DIFFERENCE = 78;
const FIRST_PRODUCT = 222;
const FIRST_QUOTIENT = 288;

/** The place of a pair a ≤ b of the numbers from 1 to n, in the order 1 1, 1 2, …, 1 n, 2 2, …. */
const pairPlace = (a: number, b: number, n: number): number => ((a - 1) * (2 * n - a + 2)) / 2 + b - a;

const isWithin = (n: number, lowest: number): boolean => n >= lowest && n <= LARGEST;

/** 7 + 8 and 8 + 7 are one. */
const sumId = (a: number, b: number): FactId => pairPlace(Math.min(a, b), Math.max(a, b), LARGEST);

/** 12 − 5 and 12 − 7 are two: by what is taken away, then by what is left. */
const differenceId = (taken: number, left: number): FactId => FIRST_DIFFERENCE + (taken - 1) * LARGEST + left - 1;

/** 7 × 8 and 8 × 7 are one. */
const productId = (a: number, b: number): FactId => FIRST_PRODUCT + pairPlace(Math.min(a, b) - 1, Math.max(a, b) - 1, FACTORS);

/** By the divisor, then by the quotient. */
const quotientId = (divisor: number, quotient: number): FactId =>
  FIRST_QUOTIENT + (divisor - SMALLEST_FACTOR) * FACTORS + quotient - SMALLEST_FACTOR;

type RuleName =
  | 'plus-0'
  | 'minus-0'
  | 'minus-itself'
  | 'times-0'
  | 'times-1'
  | 'times-10'
  | 'divided-by-1'
  | 'divided-by-itself'
  | 'divided-by-10';

/** Outside of the sums above; × 10 and ÷ 10 where the other number, or the answer, is above 12. */
const RULES: { readonly [name in RuleName]: readonly [id: FactId, operation: Operation] } = {
  'plus-0': [409, 'add'],
  'minus-0': [410, 'subtract'],
  'minus-itself': [411, 'subtract'],
  'times-0': [412, 'multiply'],
  'times-1': [413, 'multiply'],
  'times-10': [414, 'multiply'],
  'divided-by-1': [415, 'divide'],
  'divided-by-itself': [416, 'divide'],
  'divided-by-10': [417, 'divide'],
};

type Size = 'small' | 'large';
type Class = readonly [operation: Operation | null, name: string, size: Size];

/** The digits of the larger and of the smaller number, the smallest first; a number of more than four counts as one of four. */
const DIGITS_OF_TWO = ['2-1', '2-2', '3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '4-4'] as const;

/** Sums and differences of these take one step with something to keep in mind. */
const SMALL_DIGITS: ReadonlySet<string> = new Set(['2-1', '2-2', '3-1']);

const sums = (operation: 'add' | 'subtract', hard: 'carry' | 'borrow'): readonly Class[] =>
  DIGITS_OF_TWO.flatMap((digits): readonly Class[] => {
    const size = SMALL_DIGITS.has(digits) ? 'small' : 'large';
    return [
      [operation, `${operation}-${digits}`, size],
      [operation, `${operation}-${digits}-${hard}`, size],
    ];
  });

/** A form whose classes are named by the digits of one number, from one on. */
const sizes = (form: AskedForm, ...each: readonly Size[]): readonly Class[] => each.map((size, i) => [null, `${form}-${i + 1}`, size]);

/**
 * The classes in the order of their ids. Large: what takes several steps, for which a thinker needs about twice as long as for the others.
 * Of a product the digits of the larger and the smaller factor, of a quotient those of the divisor and of the answer.
 */
const CLASSES: readonly Class[] = [
  ...sums('add', 'carry'),
  ...sums('subtract', 'borrow'),
  ...DIGITS_OF_TWO.map((digits): Class => ['multiply', `multiply-${digits}`, digits === '2-1' ? 'small' : 'large']),
  ['multiply', 'multiply-100', 'small'],
  ...['1-2', '1-3', '1-4', '2-1', '2-2', '2-3', '2-4', '3-1', '3-2', '3-3', '3-4', '4-1', '4-2', '4-3', '4-4'].map((digits): Class => [
    'divide',
    `divide-${digits}`,
    digits === '1-2' || digits === '2-1' ? 'small' : 'large',
  ]),
  ['divide', 'divide-100', 'small'],
  [null, 'percent-10', 'small'],
  [null, 'percent-20', 'small'],
  [null, 'percent-25', 'small'],
  [null, 'percent-50', 'small'],
  [null, 'percent-75', 'large'],
  [null, 'fraction-one', 'small'],
  [null, 'fraction-several', 'large'],
  ...sizes('solve-add', 'small', 'small', 'large'),
  ...sizes('solve-subtract', 'small', 'small', 'large'),
  ...sizes('solve-multiply', 'small', 'small', 'large'),
  ...sizes('rectangle-area', 'small', 'large', 'large'),
  ...sizes('rectangle-perimeter', 'small', 'large', 'large'),
  ...sizes('circle-area', 'large', 'large'),
  [null, 'power-2', 'small'],
  [null, 'power-3', 'large'],
  [null, 'power-4', 'large'],
];

const FIRST_CLASS = 448;

const CLASS_IDS: ReadonlyMap<string, FactId> = new Map(CLASSES.map(([, name], index) => [name, FIRST_CLASS + index]));

function classId(name: string): FactId {
  const id = CLASS_IDS.get(name);
  if (id === undefined) throw new Error(`no such class: ${name}`);
  return id;
}

/** Every fact by its id. */
export const FACTS: ReadonlyMap<FactId, Fact> = new Map(allFacts().map((fact) => [fact.id, fact]));

function allFacts(): readonly Fact[] {
  const pairs = (lowest: number): readonly (readonly [number, number])[] => {
    const numbers = Array.from({ length: LARGEST - lowest + 1 }, (_, i) => lowest + i);
    return numbers.flatMap((a) => numbers.map((b) => [a, b] as const));
  };
  const sum = (id: FactId, operation: Operation, a: number, b: number): Fact => ({ id, kind: 'sum', operation, a, b });
  return [
    ...pairs(1).flatMap(([a, b]) => (a <= b ? [sum(sumId(a, b), 'add', a, b)] : [])),
    ...pairs(1).map(([taken, left]) => sum(differenceId(taken, left), 'subtract', taken + left, taken)),
    ...pairs(SMALLEST_FACTOR).flatMap(([a, b]) => (a <= b ? [sum(productId(a, b), 'multiply', a, b)] : [])),
    ...pairs(SMALLEST_FACTOR).map(([b, quotient]) => sum(quotientId(b, quotient), 'divide', b * quotient, b)),
    ...Object.entries(RULES).map(([name, [id, operation]]): Fact => ({ id, kind: 'rule', operation, name })),
    ...CLASSES.map(([operation, name, size], i): Fact => ({
      id: FIRST_CLASS + i,
      kind: 'class',
      operation,
      name,
      isLarge: size === 'large',
    })),
  ];
}

const MOST_DIGITS = 4;

/** How many digits a number has, as its class counts them. */
const digitsOf = (n: number, most = MOST_DIGITS): number => Math.min(String(n).length, most);

const ruleId = (name: RuleName): FactId => RULES[name][0];

/** Whether a column of a sum reaches ten: one to which something is carried comes after one that reaches it by itself. */
function carries(a: number, b: number): boolean {
  for (let [x, y] = [a, b]; x > 0 && y > 0; [x, y] = [Math.floor(x / 10), Math.floor(y / 10)]) if ((x % 10) + (y % 10) >= 10) return true;
  return false;
}

function addition(a: number, b: number): FactId {
  if (a === 0 || b === 0) return ruleId('plus-0');
  if (isWithin(a, 1) && isWithin(b, 1)) return sumId(a, b);
  return classId(`add-${digitsOf(Math.max(a, b))}-${digitsOf(Math.min(a, b))}${carries(a, b) ? '-carry' : ''}`);
}

/** The first number is the larger one. */
function subtraction(from: number, taken: number): FactId {
  const left = from - taken;
  if (taken === 0) return ruleId('minus-0');
  if (left === 0) return ruleId('minus-itself');
  if (isWithin(taken, 1) && isWithin(left, 1)) return differenceId(taken, left);
  return classId(`subtract-${digitsOf(from)}-${digitsOf(taken)}${carries(left, taken) ? '-borrow' : ''}`);
}

function multiplication(a: number, b: number): FactId {
  if (a === 0 || b === 0) return ruleId('times-0');
  if (a === 1 || b === 1) return ruleId('times-1');
  if (isWithin(a, SMALLEST_FACTOR) && isWithin(b, SMALLEST_FACTOR)) return productId(a, b);
  if (a === 10 || b === 10) return ruleId('times-10');
  if (a === 100 || b === 100) return classId('multiply-100');
  return classId(`multiply-${digitsOf(Math.max(a, b))}-${digitsOf(Math.min(a, b))}`);
}

/** The answer is a whole number. */
function division(dividend: number, divisor: number): FactId | null {
  if (dividend === 0) return null;
  const quotient = dividend / divisor;
  if (divisor === 1) return ruleId('divided-by-1');
  if (quotient === 1) return ruleId('divided-by-itself');
  if (isWithin(divisor, SMALLEST_FACTOR) && isWithin(quotient, SMALLEST_FACTOR)) return quotientId(divisor, quotient);
  if (divisor === 10) return ruleId('divided-by-10');
  if (divisor === 100) return classId('divide-100');
  return classId(`divide-${digitsOf(divisor)}-${digitsOf(quotient)}`);
}

/** Forms of more than two numbers, or of one operation among others: they have classes alone, three sizes at most. */
const SIZES = 3;
const sized = (form: AskedForm, n: number, most = SIZES): FactId => classId(`${form}-${digitsOf(n, most)}`);
const listed = (name: string): FactId | null => CLASS_IDS.get(name) ?? null;

const FORMS: { readonly [form in AskedForm]: (asked: Asked) => FactId | null } = {
  add: ({ a, b }) => addition(a, b),
  subtract: ({ a, b }) => subtraction(a, b),
  multiply: ({ a, b }) => multiplication(a, b),
  divide: ({ a, b }) => division(a, b),
  power: ({ b }) => listed(`power-${b}`),
  fraction: ({ a }) => classId(a === 1 ? 'fraction-one' : 'fraction-several'),
  percent: ({ a }) => listed(`percent-${a}`),
  'solve-add': ({ b }) => sized('solve-add', b),
  'solve-subtract': ({ a, b }) => sized('solve-subtract', Math.max(a, b)),
  'solve-multiply': ({ a, b }) => sized('solve-multiply', b / a),
  'rectangle-area': ({ a, b }) => sized('rectangle-area', Math.max(a, b)),
  'rectangle-perimeter': ({ a, b }) => sized('rectangle-perimeter', Math.max(a, b)),
  'circle-area': ({ a }) => sized('circle-area', a, 2),
};

/** The fact that a problem asks for: a sum before a rule, a rule before a class. Null for what no fact is about, such as 0 ÷ 3. */
export const factOf = (asked: Asked): FactId | null => FORMS[asked.form](asked);
