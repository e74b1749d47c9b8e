import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/** "Two more minutes" have so many answers. */
const MORE_ANSWERS = 20;

/** What follows a sitting: what is known has changed by it, so the plan is another. If nothing is left to ask, it is the same again. */
export async function nextSitting(last: PracticeConfig): Promise<PracticeConfig> {
  const { configOf, sittingNow } = await untilLoaded(() => import('./sitting-now.ts'));
  const sitting = await sittingNow([]);
  return (sitting && configOf(sitting, last.kind === 'placement' ? undefined : MORE_ANSWERS)) ?? last;
}
