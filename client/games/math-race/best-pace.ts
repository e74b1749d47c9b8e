import { timeBy } from '../../../shared/games/kit/clock.ts';
import type { MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import { FEEDBACK_MS } from '../../../shared/games/math-race/v1/rules.ts';
import type { RunComparison } from '../../../shared/progress/comparison.ts';
import { clockOf } from '../../play/choices/clock-of.ts';

/** How long a race without a mistake takes at this pace, in ms: there is a pause between two answers. */
export const raceMs = (pace: number, config: Pick<MathRaceConfig, 'target'>): number =>
  config.target * pace + (config.target - 1) * (timeBy(clockOf(config), FEEDBACK_MS) ?? 0);

/** How far a race was when one at the best pace before it reached the line, from 0 to 1; undefined if it was no slower, or there is none. */
export function shareAtBest(comparison: RunComparison | undefined): number | undefined {
  const [figure] = comparison?.figures ?? [];
  const { value = 0, bestBefore } = figure ?? {};
  return bestBefore !== undefined && value > bestBefore ? bestBefore / value : undefined;
}
