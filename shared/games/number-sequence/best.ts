import { setupText, type BestRules } from '../statistics-kit/best.ts';

/**
 * Comparable are runs with numbers of the same length, which decides how long they are shown. How many numbers there are is what is
 * measured: the digits of a round, in a run whose rounds were all right. One round or twenty: what was held was held.
 */
export const best: BestRules = {
  slug: 'number-sequence',
  sameSetup: ({ data: { digits } }) => setupText([digits]),
  measures: ['span'],
  figuresOf: ({ accuracy, data: { digits, count } }) => (accuracy === 100 ? [Number(digits) * Number(count)] : undefined),
  lackOf: ({ accuracy }) => (accuracy === 100 ? undefined : 'rounds'),
};
