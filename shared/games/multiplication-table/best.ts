import { paceLack, paceOf, setupText, type BestRules, type SetupFacts } from '../statistics-kit/best.ts';

const isFitted = ({ data }: SetupFacts): boolean => data['table'] === 'fit';

/** Comparable are runs of one mode and table. A pattern has no answer that must be worked out (RULES.md, R12), so it has no pace. */
export const best: BestRules = {
  slug: 'multiplication-table',
  sameSetup: ({ data: { mode, table } }) => setupText([mode, table]),
  measures: ['pace'],
  // The questions of a run that fits followed its player: how long their answers took compares with nothing.
  figuresOf: (run) => (isFitted(run) ? undefined : paceOf(run)),
  lackOf: (run) => (isFitted(run) ? undefined : paceLack(run)),
};
