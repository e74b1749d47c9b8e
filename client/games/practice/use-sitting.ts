import { useRead } from '../../device/use-read.ts';
import { ownerKey, useOwner } from '../../play/run/run-owner.ts';
import { logError } from '../../window/log.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { preferFromNow } from './preferred.ts';
import type { Sitting } from './sitting.ts';

/** What can be practised, and what begins with it; null if there is nothing to ask. */
interface OfferedSitting {
  readonly sitting: Sitting;
  readonly config: PracticeConfig | null;
}

/**
 * What whoever plays can practise now; undefined until it is known. Its code comes after the first screen. It is read once for each player: a
 * plan that another tab has made stale is a fair run all the same.
 */
export function useSitting(): OfferedSitting | undefined {
  const owner = useOwner();
  const key = ownerKey(owner);
  const read = async () => {
    if (!owner) return undefined;
    const { configOf, linkedFacts, sittingNow } = await untilLoaded(() => import('./sitting-now.ts'));
    const sitting = await sittingNow(linkedFacts());
    if (sitting) preferFromNow(sitting.preferred);
    return sitting && { of: key, sitting, config: configOf(sitting) };
  };
  const found = useRead(() => read().catch(logError), key);
  // Until the next player's is there, the one before must not be shown (P7).
  return found?.of === key ? found : undefined;
}
