import { FACTS, factOf, type FactId } from '../../memory/facts.ts';
import type { Form } from './v1/question.ts';

/** One line of working: a + b, a − b, a × b or a ÷ b, and what it comes to. */
export interface Step {
  readonly form: Form;
  readonly a: number;
  readonly b: number;
  readonly answer: number;
}

/**
 * The ways to work a fact out; a window words them by their steps. From `array` on they need nothing known: dots to look at, for every fact
 * that has no other way.
 */
export const STRATEGIES = [
  'near-double',
  'ten-less-one',
  'make-ten',
  'missing',
  'through-ten',
  'double',
  'tens',
  'half-of-ten',
  'double-double',
  'nines',
  'elevens',
  'from-five',
  'from-square',
  'one-group',
  'halve-and-double',
  'five-and',
  'ten-and',
  'how-many',
  'rule',
  'array',
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** How a fact can be worked out from facts that are known. */
export interface Hint {
  readonly strategy: Strategy;
  /** Facts that are known: "You know 6 × 6 = 36." */
  readonly known: readonly Step[];
  /** What follows, the last step with the answer: "One more 6: 42." */
  readonly steps: readonly Step[];
}

const plus = (a: number, b: number): Step => ({ form: 'add', a, b, answer: a + b });
const minus = (a: number, b: number): Step => ({ form: 'subtract', a, b, answer: a - b });
const times = (a: number, b: number): Step => ({ form: 'multiply', a, b, answer: a * b });
const over = (a: number, b: number): Step => ({ form: 'divide', a, b, answer: a / b });

const hint = (strategy: Strategy, known: readonly Step[], ...steps: readonly Step[]): Hint => ({ strategy, known, steps });

function additionHints(a: number, b: number): readonly Hint[] {
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  const apart = more - less;
  const toTen = 10 - more;
  return [
    ...(apart === 1 || apart === 2 ? [hint('near-double', [plus(less, less)], plus(2 * less, apart))] : []),
    ...(more === 9 && less > 1 ? [hint('ten-less-one', [plus(10, less)], minus(10 + less, 1))] : []),
    ...(more < 10 && toTen < less && more >= 7 ? [hint('make-ten', [plus(more, toTen)], plus(10, less - toTen))] : []),
  ];
}

/** @param left what remains of `from` */
function subtractionHints(from: number, taken: number, left: number): readonly Hint[] {
  const over10 = from - 10;
  const isThroughTen = over10 > 0 && over10 < taken && taken < 10;
  return [
    hint('missing', [plus(taken, left)], minus(from, taken)),
    ...(isThroughTen ? [hint('through-ten', [minus(10, taken - over10)], minus(from, over10), minus(10, taken - over10))] : []),
  ];
}

/** The hints for n groups of g, read in this order: the groups are what is doubled, split, or one more or less. */
function groupHints(n: number, g: number): readonly Hint[] {
  const fromMore = (strategy: Strategy): Hint => hint(strategy, [times(n + 1, g)], minus((n + 1) * g, g));
  const fromFewer = (strategy: Strategy): Hint => hint(strategy, [times(n - 1, g)], plus((n - 1) * g, g));
  const both = (strategy: Strategy, one: number): Hint => hint(strategy, [times(one, g), times(n - one, g)], plus(one * g, (n - one) * g));
  return [
    ...(n === 2 ? [hint('double', [plus(g, g)], times(2, g))] : []),
    ...(n === 5 ? [hint('half-of-ten', [times(10, g)], over(10 * g, 2))] : []),
    ...(n === 4 ? [hint('double-double', [times(2, g)], times(2, 2 * g))] : []),
    ...(n === 9 ? [fromMore('nines')] : []),
    ...(n === 11 ? [fromFewer('elevens')] : []),
    ...(n === 6 ? [fromFewer('from-five')] : []),
    ...(n === 4 ? [fromMore('from-five')] : []),
    ...(n - 1 === g && n > 2 ? [fromFewer('from-square')] : []),
    ...(n + 1 === g && n > 1 ? [fromMore('from-square')] : []),
    ...(n === 12 ? [both('ten-and', 10)] : []),
    ...(n > 2 ? [fromFewer('one-group')] : []),
    ...(n % 2 === 0 && n > 4 ? [hint('halve-and-double', [times(n / 2, g)], times(2, (n / 2) * g))] : []),
    ...(n === 7 || n === 8 ? [both('five-and', 5)] : []),
    ...(n < 12 ? [fromMore('one-group')] : []),
  ];
}

/** The hints with the other number of groups are as good: the order of STRATEGIES decides. */
const multiplicationHints = (a: number, b: number): readonly Hint[] =>
  a === 10 || b === 10
    ? [hint('tens', [], times(10, a === 10 ? b : a))]
    : [...groupHints(a, b), ...(a === b ? [] : groupHints(b, a))].sort(byStrategy);

const byStrategy = (one: Hint, other: Hint): number => STRATEGIES.indexOf(one.strategy) - STRATEGIES.indexOf(other.strategy);

const divisionHints = (whole: number, divisor: number, quotient: number): readonly Hint[] => [
  hint('how-many', [times(quotient, divisor)], over(whole, divisor)),
];

const STEPS: { readonly [form in Form]: (a: number, b: number) => Step } = { add: plus, subtract: minus, multiply: times, divide: over };

const HINTS: { readonly [form in Form]: (a: number, b: number) => readonly Hint[] } = {
  add: additionHints,
  subtract: (from, taken) => subtractionHints(from, taken, from - taken),
  multiply: multiplicationHints,
  divide: (whole, divisor) => divisionHints(whole, divisor, whole / divisor),
};

const factOfStep = ({ form, a, b }: Step): FactId | null => factOf({ form, a, b, c: 0 });

/** All ways to a sum, the best first, whatever is known. The last one is the array. */
export function allHints(id: FactId): readonly Hint[] {
  const fact = FACTS.get(id);
  if (fact?.kind !== 'sum') return [];
  const { operation, a, b } = fact;
  const ways = HINTS[operation](a, b).filter(({ known }) => known.every((step) => factOfStep(step) !== id));
  return [...ways, hint('array', [], STEPS[operation](a, b))];
}

/** The facts that a hint takes for known. */
export const helpersOf = ({ known }: Hint): readonly FactId[] => known.flatMap((step) => factOfStep(step) ?? []);

/**
 * How to work a fact out, from facts that are known alone (learning, section 2.4); the array if there is no such way. For a question of a
 * rule, the rule.
 * @param question what is on screen: of a rule the numbers differ each time.
 */
export function hintFor(question: Step & { readonly fact: FactId }, isKnown: (fact: FactId) => boolean): Hint {
  const { fact, form, a, b, answer } = question;
  const way = allHints(fact).find((each) => helpersOf(each).every(isKnown));
  return way ?? hint('rule', [], { form, a, b, answer });
}
