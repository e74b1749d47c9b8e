import { AWAITED, whenSynced } from '../device/first-sync.ts';
import { useStored } from '../device/use-stored.ts';
import type { BadgeClaims } from '../storage/player-store.ts';
import type { PlayerRow } from '../storage/records.ts';

/**
 * What a player has of badges, read from the device's database in one transaction and following it; the network is never asked.
 * Undefined until it has been read; `AWAITED` until the first sync has brought it.
 */
export const useBadgeClaims = (row: PlayerRow): BadgeClaims | typeof AWAITED | undefined =>
  useStored(async (storage) => {
    const store = storage.player(row.localId);
    return whenSynced(store, row, () => store.badgeClaims());
  }, row.localId);
