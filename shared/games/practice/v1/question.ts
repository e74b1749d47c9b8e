import { FACTS, type Fact, type FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';

/** In the order in which they are learned. */
export const FORMS = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Form = (typeof FORMS)[number];

/** A question as it is on screen: a + b, a − b, a × b or a ÷ b. Plain data, because it is part of a run's state. */
export interface Question {
  readonly fact: FactId;
  readonly form: Form;
  readonly a: number;
  readonly b: number;
  readonly answer: number;
  /** It came on screen after a break, in place of the one before. */
  readonly resumed?: true;
}

/** The topic of a form, by its name in the other games. */
export const TOPICS: { readonly [form in Form]: string } = {
  add: 'addition',
  subtract: 'subtraction',
  multiply: 'multiplication',
  divide: 'division',
};

const ANSWERS: { readonly [form in Form]: (a: number, b: number) => number } = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
};

const OPERATIONS: ReadonlyMap<FactId, Form> = new Map(
  [...FACTS.values()].flatMap(({ id, kind, operation }) => (kind === 'class' || operation === null ? [] : [[id, operation] as const])),
);

/** The operation of a fact; undefined for a class, which no plan has. */
export const formOf = (fact: FactId): Form | undefined => OPERATIONS.get(fact);

type RuleName = (Fact & { readonly kind: 'rule' })['name'];

const ordinary = (random: Random): number => random.between(2, 12);
/** Beyond the sums: there × 10 and ÷ 10 are rules. */
const large = (random: Random): number => random.between(13, 99);

/** The numbers of a rule, which are others each time. */
const RULE_NUMBERS: { readonly [name: RuleName]: (random: Random) => readonly [a: number, b: number] } = {
  'plus-0': (random) => [ordinary(random), 0],
  'minus-0': (random) => [ordinary(random), 0],
  'minus-itself': (random) => twice(ordinary(random)),
  'times-0': (random) => [ordinary(random), 0],
  'times-1': (random) => [ordinary(random), 1],
  'times-10': (random) => [large(random), 10],
  'divided-by-1': (random) => [ordinary(random), 1],
  'divided-by-itself': (random) => twice(ordinary(random)),
  'divided-by-10': (random) => [10 * large(random), 10],
};

const twice = (n: number): readonly [number, number] => [n, n];

function numbersOf(fact: FactId, random: Random): readonly [a: number, b: number] {
  const known = FACTS.get(fact);
  if (known?.kind === 'sum') return [known.a, known.b];
  const numbers = known?.kind === 'rule' && RULE_NUMBERS[known.name];
  if (!numbers) throw new Error(`a fact that cannot be asked: ${fact}`);
  return numbers(random);
}

const isCommutative = (form: Form): boolean => form === 'add' || form === 'multiply';

/** A fact as a question: 7 × 8 or 8 × 7, each as often. */
export function questionOf(fact: FactId, random: Random): Question {
  const form = formOf(fact);
  if (form === undefined) throw new Error(`a fact that cannot be asked: ${fact}`);
  const [a, b] = numbersOf(fact, random);
  const isTurned = isCommutative(form) && random.below(2) === 1;
  return { fact, form, ...(isTurned ? { a: b, b: a } : { a, b }), answer: ANSWERS[form](a, b) };
}
