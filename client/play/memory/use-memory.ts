import { buildMs } from '../../../shared/build-stamp.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { useRead } from '../../device/use-read.ts';
import { useStored } from '../../device/use-stored.ts';
import { browserClock } from '../../storage/browser-clock.ts';
import { clockOf, dayToday } from '../../storage/known-time.ts';
import type { TenfoldStorage } from '../../storage/open-storage.ts';
import { logError } from '../../window/log.ts';
import { useDay } from '../../window/use-day.ts';
import { engines } from '../run/engine-bridge.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';

/** What tells the day, read anew with everything that changes what is known. */
const followed = (localId: string) => async (storage: TenfoldStorage) => {
  const store = storage.player(localId);
  const [, clock] = await Promise.all([store.watchEvidence(), clockOf(store)]);
  return { clock };
};

/**
 * What whoever plays is known to know today; undefined until it has been read. It is read again when there is new evidence and when the day
 * ends. The engine makes it, which starts for it if no game has started it. A guest's is that of this visit, and no database is opened for it.
 * @param after what a guest's is read again after: nothing else tells of new evidence where nothing is stored.
 */
export function useMemory(after?: unknown): Memory | undefined {
  const owner = useOwner();
  const key = ownerKey(owner);
  const localId = owner?.kind === 'player' ? owner.localId : '';
  const stored = useStored(localId === '' ? undefined : followed(localId), key);
  const today = useDay(() => dayToday(browserClock(buildMs), stored?.clock ?? {}));
  const isAskable = owner !== undefined && (owner.kind === 'guest' || stored !== undefined);
  const read = async () => ({ of: key, memory: isAskable ? await (await engines.current()).memory(localId, today) : undefined });
  const found = useRead(() => read().catch(logError), `${key} ${today}`, stored ?? after);
  // Until the next player's is there, the one before must not be shown (P7).
  return found?.of === key ? found.memory : undefined;
}
