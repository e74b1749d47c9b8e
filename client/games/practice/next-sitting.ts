import type { PracticeConfig } from '../../../shared/games/practice/v2/rules.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/** What follows a sitting. */
export async function nextSitting(last: PracticeConfig): Promise<PracticeConfig> {
  const { configNext } = await untilLoaded(() => import('./sitting-now.ts'));
  return { ...(await configNext(last)), clock: last.clock };
}
