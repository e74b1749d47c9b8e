import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/** What follows a sitting. */
export const nextSitting = async (last: PracticeConfig): Promise<PracticeConfig> =>
  (await untilLoaded(() => import('./sitting-now.ts'))).configNext(last);
