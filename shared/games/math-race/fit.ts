import type { MathRaceConfig, RaceOperation } from './v1/config.ts';

type Numbers = readonly [from: number, to: number];

/**
 * The numbers of a race that is about as hard as each rung (speed-math/v2/RULES.md, L1 and L2), the easiest first. A race has one range for
 * both numbers, so the ranges grow from rung to rung.
 */
const SUMS: readonly Numbers[] = [
  [1, 5],
  [2, 9],
  [2, 12],
  [2, 15],
  [5, 20],
  [5, 25],
  [5, 30],
  [10, 30],
  [10, 40],
  [10, 50],
  [10, 60],
  [10, 80],
  [10, 99],
  [20, 99],
  [20, 150],
  [20, 200],
  [50, 250],
  [50, 350],
  [50, 500],
  [100, 500],
  [100, 700],
  [100, 999],
  [100, 1500],
  [500, 3000],
];
const PRODUCTS: readonly Numbers[] = [
  [1, 4],
  [2, 5],
  [2, 6],
  [2, 7],
  [2, 9],
  [2, 10],
  [3, 10],
  [3, 12],
  [3, 13],
  [3, 14],
  [4, 15],
  [5, 16],
  [5, 17],
  [6, 18],
  [7, 19],
  [8, 20],
  [9, 22],
  [10, 24],
  [11, 26],
  [12, 30],
  [13, 40],
  [15, 60],
  [20, 80],
  [20, 99],
];

const LADDERS: { readonly [operation in RaceOperation]: readonly Numbers[] } = {
  addition: SUMS,
  subtraction: SUMS,
  multiplication: PRODUCTS,
  division: PRODUCTS,
  // Its products are the hardest of it.
  mixed: PRODUCTS,
};

/** The numbers of a race that fits a player who has reached this rung. @param rung from 1 to 24 (kit/rungs.ts). */
export function fittingNumbers(operation: RaceOperation, rung: number): Pick<MathRaceConfig, 'from' | 'to'> {
  const [from, to] = LADDERS[operation][rung - 1] as Numbers;
  return { from, to };
}
