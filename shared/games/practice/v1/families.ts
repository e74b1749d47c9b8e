import { FACTS, type Fact, type FactId } from '../../../memory/facts.ts';

/**
 * The facts around one sum: 7 × 8, 56 ÷ 7 and 56 ÷ 8; 5 + 7, 12 − 5 and 12 − 7. Who has just seen one has seen the others. A rule is alone.
 */
function nameOf(fact: Fact): string {
  if (fact.kind !== 'sum') return `${fact.id}`;
  const { operation, a, b } = fact;
  const pair = { add: [a, b], subtract: [a - b, b], multiply: [a, b], divide: [a / b, b] }[operation];
  const kind = operation === 'add' || operation === 'subtract' ? '+' : '×';
  return `${Math.min(...pair)} ${kind} ${Math.max(...pair)}`;
}

/** The family of each fact, by its id. */
const FAMILIES: ReadonlyMap<FactId, string> = new Map([...FACTS.values()].map((fact) => [fact.id, nameOf(fact)]));

export const areTwins = (one: FactId, other: FactId): boolean => FAMILIES.get(one) === FAMILIES.get(other);
