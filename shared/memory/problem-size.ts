import type { Fact } from './facts.ts';

/**
 * How hard a fact is before anybody has answered it, from about −1.6 to 1.5, on the scale of strength.ts (learning, section 1.5): larger
 * numbers are harder, and some tables are known for being easy. It orders only what a player has not answered yet: two answers outweigh it.
 */
export function problemSize(fact: Fact): number {
  if (fact.kind === 'rule') return RULE;
  if (fact.kind === 'class') return fact.isLarge ? LARGE_CLASS : SMALL_CLASS;
  const { operation, a, b } = fact;
  switch (operation) {
    case 'add':
      return ofSum(a, b);
    case 'subtract':
      return ofSum(a - b, b) + INVERSE;
    case 'multiply':
      return ofProduct(a, b);
    case 'divide':
      return ofProduct(a / b, b) + INVERSE;
  }
}

const RULE = -1;
const SMALL_CLASS = 0.5;
const LARGE_CLASS = 1;
/** How much harder the way back is. */
const INVERSE = 0.3;

/** From −1 for 1 + 1 to 1 for 12 + 12. */
const ofSum = (a: number, b: number): number => -1 + (2 * (a + b - 2)) / 22;

/** How much easier a product with this number is than its size. */
const EASIER_BY: ReadonlyMap<number, number> = new Map([
  [2, 0.6],
  [5, 0.4],
  [9, 0.2],
  [10, 0.6],
  [11, 0.3],
]);
const SQUARE_EASIER_BY = 0.4;

/** From −1 for 2 × 2 to 1 for 12 × 12, and what makes it easier: the better one of its numbers, and that it is a square. */
const ofProduct = (a: number, b: number): number =>
  -1 + 2 * Math.sqrt((a * b - 4) / 140) - Math.max(EASIER_BY.get(a) ?? 0, EASIER_BY.get(b) ?? 0) - (a === b ? SQUARE_EASIER_BY : 0);
