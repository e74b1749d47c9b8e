import type { MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import { FEEDBACK_MS } from '../../../shared/games/math-race/v1/rules.ts';
import type { RunComparison } from '../../../shared/progress/comparison.ts';

/** How long a race without a mistake takes at this pace, in ms: there is a pause between two answers. */
export const raceMs = (pace: number, { target }: Pick<MathRaceConfig, 'target'>): number => target * pace + (target - 1) * FEEDBACK_MS;

/** How a race compares with all before it with its set-up. `pace` and `best` in ms an answer. */
export type Placing =
  | { readonly kind: 'first'; readonly pace: number }
  | { readonly kind: 'best'; readonly pace: number }
  | { readonly kind: 'behind'; readonly pace: number; readonly best: number };

/** Undefined for a race that cannot be compared. A pace equal to the best counts as the best. */
export function placingOf(comparison: RunComparison | undefined): Placing | undefined {
  const [figure] = comparison?.figures ?? [];
  if (!figure) return undefined;
  const { value: pace, bestBefore: best } = figure;
  if (best === undefined) return { kind: 'first', pace };
  return pace <= best ? { kind: 'best', pace } : { kind: 'behind', pace, best };
}
