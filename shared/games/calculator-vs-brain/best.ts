import { paceLack, paceOf, setupText, type BestRules } from '../statistics-kit/best.ts';

/**
 * Comparable are runs of one operation and difficulty. The accuracy is that of all rounds: who leaves the hard ones to the calculator is
 * not quicker for it.
 */
export const best: BestRules = {
  slug: 'calculator-vs-brain',
  sameSetup: ({ difficulty, data: { operation } }) => setupText([operation, difficulty]),
  measures: ['pace'],
  figuresOf: (run) => paceOf(run),
  lackOf: (run) => paceLack(run),
};
