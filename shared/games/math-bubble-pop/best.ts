import { setupText, type BestRules } from '../statistics-kit/best.ts';

/** Comparable are runs of one operation: the game itself chooses how hard it gets. A score of 0 is no best. */
export const best: BestRules = {
  slug: 'math-bubble-pop',
  sameSetup: ({ data: { operation_type: operation } }) => setupText([operation]),
  measures: ['score'],
  figuresOf: ({ score }) => (score > 0 ? [score] : undefined),
};
