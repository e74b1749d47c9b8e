import * as words from '../../words/en/site/tour.ts';

/** The four steps of the tour, in their order. */
export const STEPS = [
  { drawing: 'fold', ...words.welcome },
  { drawing: 'games', ...words.games },
  { drawing: 'chart', ...words.progress },
  { drawing: 'sun', ...words.challenges },
] as const;

export type Drawing = (typeof STEPS)[number]['drawing'];
