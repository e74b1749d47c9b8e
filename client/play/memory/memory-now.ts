import { buildMs } from '../../../shared/build-stamp.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { browserClock } from '../../storage/browser-clock.ts';
import { clockOf, dayToday } from '../../storage/known-time.ts';
import { logError } from '../../window/log.ts';
import { engines } from '../run/engine-bridge.ts';

const GUEST = '';

/** What somebody is known to know now. Undefined if it cannot be read. */
export async function memoryNow(owner: RunOwner): Promise<Memory | undefined> {
  if (owner.kind === 'guest') return memoryOfVisit();
  const { localId } = owner;
  const clock = await readStored((storage) => clockOf(storage.player(localId)));
  if (!clock) return undefined;
  const today = dayToday(browserClock(buildMs), clock);
  try {
    return await (await engines.current()).memory(localId, today);
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** What is known by this visit alone: a guest's, for which nothing is read. */
export async function memoryOfVisit(): Promise<Memory> {
  const memory = await (await engines.current()).memory(GUEST, dayToday(browserClock(buildMs), {}));
  if (!memory) throw new Error('a visit without a memory');
  return memory;
}
