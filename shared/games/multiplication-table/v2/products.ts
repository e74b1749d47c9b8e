import { FACTS } from '../../../memory/facts.ts';
import type { PlannedFact } from '../../../memory/plan-text.ts';

const LARGEST_FACTOR = 12;

/** In 64ths: the chance of 2 × 2 if it were no easier than its size, and how much of it the largest product, 12 × 12, has lost. */
const AT_SMALLEST = 56;
const LOST_AT_LARGEST = 26;
const SMALLEST_PRODUCT = 4;
const LARGEST_PRODUCT = LARGEST_FACTOR ** 2;

/** What makes some products easier than their size, in 64ths: by the factor that does, the first one that fits. */
const EASIER: readonly (readonly [factor: number, by: number])[] = [
  [2, 7],
  [10, 7],
  [5, 5],
  [11, 4],
  [9, 3],
];
const EASIER_SQUARE = 5;
const MOST_CHANCE = 63;

/** Of a beginner, by the size of the product (learning, section 1.5). Only square roots, which every engine rounds alike. */
function chanceOfProduct(a: number, b: number): number {
  const size = Math.sqrt((a * b - SMALLEST_PRODUCT) / (LARGEST_PRODUCT - SMALLEST_PRODUCT));
  const [, easier = 0] = EASIER.find(([factor]) => factor === a || factor === b) ?? [];
  const square = a === b ? EASIER_SQUARE : 0;
  return Math.min(Math.floor(AT_SMALLEST - LOST_AT_LARGEST * size) + Math.max(easier, square), MOST_CHANCE);
}

/** What is asked of whom nothing is known: all products from 2 × 2 to 12 × 12, each as likely to be right as its size says. */
export const ALL_PRODUCTS: readonly PlannedFact[] = [...FACTS.values()].flatMap((fact) =>
  fact.kind === 'sum' && fact.operation === 'multiply'
    ? [{ fact: fact.id, standing: 0, chance: chanceOfProduct(fact.a, fact.b), order: 0 }]
    : [],
);
