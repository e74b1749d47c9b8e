import { countClass, paceLack, paceOf, setupText, type BestRules } from '../statistics-kit/best.ts';

/** Comparable are races of one operation, over one range, to a target of one class. */
export const best: BestRules = {
  slug: 'math-race',
  sameSetup: ({ data: { operation, from, to, target } }) => setupText([operation, from, to, countClass(target)]),
  measures: ['pace'],
  figuresOf: (run) => paceOf(run, run.data['target']),
  lackOf: (run) => paceLack(run, run.data['target']),
};
