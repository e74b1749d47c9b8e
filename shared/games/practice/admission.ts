import { FACTS, factOf, type Fact, type FactId } from '../../memory/facts.ts';
import type { Form } from './v1/question.ts';

/*
 * The order in which new facts come, for ever: what others are worked out from before these (Kling and Bay-Williams 2015; learning, section
 * 2.3). A test holds it against a list.
 */

type Group = (a: number, b: number) => boolean;

/** The table of a number, as far as `most`. */
const has =
  (n: number, most = 10): Group =>
  (a, b) =>
    (a === n || b === n) && Math.max(a, b) <= most;

interface Order {
  /** With a ≤ b. A fact is in the first group that has it. */
  readonly groups: readonly Group[];
  /** So many groups are foundations: they need no other fact to be known. */
  readonly foundations: number;
}

const ADDITION: Order = {
  groups: [
    has(1, 12),
    has(2, 12),
    (a, b) => a === b,
    (a, b) => a + b === 10,
    has(10, 12),
    (a, b) => b - a === 1,
    has(9, 12),
    has(8, 12),
    () => true,
  ],
  foundations: 5,
};

const MULTIPLICATION: Order = {
  groups: [
    has(2),
    has(5),
    has(10),
    (a, b) => a === b && b <= 10,
    (a, b) => b === 11 && a <= 9,
    has(3),
    has(4),
    has(9),
    has(6),
    has(8),
    has(7),
    () => true,
  ],
  foundations: 5,
};

type Sum = Extract<Fact, { readonly kind: 'sum' }>;

const sumsOf = (operation: Form): readonly Sum[] =>
  [...FACTS.values()].flatMap((fact) => (fact.kind === 'sum' && fact.operation === operation ? [fact] : []));

const groupOf = ({ groups }: Order, { a, b }: Sum): number => groups.findIndex((isIn) => isIn(a, b));

const inOrder = (operation: Form, order: Order): readonly Sum[] =>
  [...sumsOf(operation)].sort((one, other) => groupOf(order, one) - groupOf(order, other) || one.id - other.id);

const SUMS = inOrder('add', ADDITION);
const PRODUCTS = inOrder('multiply', MULTIPLICATION);

/** What a difference or a quotient undoes: a sum or a product, by its two numbers. */
const undone: { readonly [form in 'subtract' | 'divide']: (each: Sum) => FactId | null } = {
  subtract: ({ a, b }) => factOf({ form: 'add', a: a - b, b, c: 0 }),
  divide: ({ a, b }) => factOf({ form: 'multiply', a: a / b, b, c: 0 }),
};

/** The facts that undo these, in their order. */
function inverses(of: readonly Sum[], operation: 'subtract' | 'divide'): readonly Sum[] {
  const ids = of.map(({ id }) => id);
  const placeOf = (each: Sum): number => ids.indexOf(undone[operation](each) ?? -1);
  return [...sumsOf(operation)].sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}

const idsOf = (sums: readonly Sum[]): readonly FactId[] => sums.map(({ id }) => id);

/** The facts of each operation, in the order in which they come. */
export const ADMISSION: { readonly [form in Form]: readonly FactId[] } = {
  add: idsOf(SUMS),
  subtract: idsOf(inverses(SUMS, 'subtract')),
  multiply: idsOf(PRODUCTS),
  divide: idsOf(inverses(PRODUCTS, 'divide')),
};

/** The sum or product that a difference or quotient undoes; null for any other fact. */
export function inverseOf(id: FactId): FactId | null {
  const fact = FACTS.get(id);
  if (fact?.kind !== 'sum' || fact.operation === 'add' || fact.operation === 'multiply') return null;
  return undone[fact.operation](fact);
}

const isFoundationIn = (order: Order) => (each: Sum) => groupOf(order, each) < order.foundations;

const FOUNDATIONS: ReadonlySet<FactId> = new Set(
  idsOf([...SUMS.filter(isFoundationIn(ADDITION)), ...PRODUCTS.filter(isFoundationIn(MULTIPLICATION))]),
);

/** Whether a fact is one that others are worked out from: it needs no known fact to begin with. */
export const isFoundation = (fact: FactId): boolean => FOUNDATIONS.has(fact);
