import { setupText, type BestRules } from '../statistics-kit/best.ts';

/** Comparable are boards of one size. The least time and the fewest moves are two bests, which need not be of one run. */
export const best: BestRules = {
  slug: 'number-puzzle',
  sameSetup: ({ data: { puzzleSize } }) => setupText([puzzleSize]),
  measures: ['time', 'moves'],
  figuresOf: ({ durationMs, movesCount }) => (movesCount === undefined ? undefined : [durationMs, movesCount]),
};
