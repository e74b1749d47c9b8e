import { paceLack, paceOf, setupText, type BestRules } from '../statistics-kit/best.ts';

/** Comparable are runs of one mode and table. A pattern has no answer that must be worked out (RULES.md, R12), so it has no pace. */
export const best: BestRules = {
  slug: 'multiplication-table',
  sameSetup: ({ data: { mode, table } }) => setupText([mode, table]),
  measures: ['pace'],
  figuresOf: (run) => paceOf(run),
  lackOf: (run) => paceLack(run),
};
