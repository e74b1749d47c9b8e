import type { PlayerStore } from '../storage/player-store.ts';
import type { PlayerRow } from '../storage/records.ts';
import * as words from '../words/en/device/first-sync.ts';

/** In place of figures that have not come to this device yet. */
export const AWAITED = 'awaited';

/** The same in words. */
export const AWAITED_WORDS = words.awaited;

/**
 * Figures of a player; `AWAITED` for an account whose figures no pull has brought to this device yet, and who has played nothing here:
 * "Level 1, 0 XP" would be wrong. To be called by the read of a screen: whether a pull is in is read first, so no screen is between the two.
 */
export async function whenSynced<Value>(
  store: Pick<PlayerStore, 'awaitsFirstPull'>,
  { accountId }: Pick<PlayerRow, 'accountId'>,
  read: () => Promise<Value>,
): Promise<Value | typeof AWAITED> {
  return accountId !== undefined && (await store.awaitsFirstPull()) ? AWAITED : read();
}
