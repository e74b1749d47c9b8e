import { readFigure, readLeastMs, type BadgeFigures, type GrowingFigure, type LeastTime } from './figures.ts';

/**
 * One condition of a badge, as data (decision D5). What grows is compared from below and what shrinks from above, so one that holds goes
 * on holding whatever is played: an accepted claim stands until a reset, in whatever order things arrive.
 */
export type Criterion = (GrowingFigure & { readonly atLeast: number }) | (LeastTime & { readonly atMostMs: number });

/** Whether the condition holds. */
export function holds(criterion: Criterion, figures: BadgeFigures): boolean {
  if ('atLeast' in criterion) return readFigure(criterion, figures) >= criterion.atLeast;
  const leastMs = readLeastMs(criterion, figures);
  return leastMs !== undefined && leastMs <= criterion.atMostMs;
}
