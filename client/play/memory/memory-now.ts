import { buildMs } from '../../../shared/build-stamp.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import { browserClock } from '../../storage/browser-clock.ts';
import { clockOf, dayToday } from '../../storage/known-time.ts';
import { engines } from '../run/engine-bridge.ts';
import { whoPlays } from '../run/run-owner.ts';

/** What whoever plays is known to know now. Undefined if storage refuses. */
export async function memoryNow(): Promise<Memory | undefined> {
  const owner = await whoPlays();
  const localId = owner.kind === 'player' ? owner.localId : '';
  const clock = localId === '' ? undefined : await attempt(() => clockOf(device().storage.player(localId)));
  const today = dayToday(browserClock(buildMs), clock?.ok ? clock.value : {});
  return (await engines.current()).memory(localId, today);
}
