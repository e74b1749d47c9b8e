import { countedId } from '../../../shared/progress/counted/counted.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { Host } from '../host.ts';
import type { Absorbed, Added, PlayerStore } from '../player-store.ts';
import type { Entry } from './format.ts';
import { openBackup, type BackupError, type BackupText } from './read.ts';

/** The store of the player who is to have what the file holds. */
type RestoredTo = Pick<PlayerStore, 'absorb' | 'meta' | 'setMeta'>;

/**
 * Puts what a backup file holds into a player's database [S7, S22]: by id, slice by slice, each in a transaction of its own. What is here
 * stays as it is, so a restore that was cut off is done again.
 * @returns how much was not here yet.
 */
export async function restoreBackup(store: RestoredTo, text: BackupText, host: Pick<Host, 'sha256'>): Promise<Result<Added, BackupError>> {
  const opened = await openBackup(text, host);
  if (!opened.ok) return opened;
  let [games, badges, rewards] = [0, 0, 0];
  for await (const { entries } of opened.value.slices) {
    const added = await store.absorb(absorbedOf(entries));
    games += added.games;
    badges += added.badges;
    rewards += added.rewards;
    await putSettings(store, entries);
  }
  return ok({ games, badges, rewards });
}

/** What has a record. What is only listed counts in its own account, and that gets it by sync (decision D17). */
function absorbedOf(entries: readonly Entry[]): Absorbed {
  const claims = entries.flatMap((entry) => ('claim' in entry && entry.item ? [{ item: entry.item, counts: entry.claim }] : []));
  return {
    sessions: entries.flatMap((entry) =>
      'session' in entry && entry.item ? [{ id: entry.session.id, item: entry.item, summary: entry.session, contained: 0 as const }] : [],
    ),
    unsent: claims.map(({ item }) => item),
    claims: claims.map(({ counts }) => ({ id: countedId(counts), counts, contained: 0 })),
  };
}

/** What was set here stays. */
async function putSettings(store: RestoredTo, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    if (!('settings' in entry) || !entry.settings.lastSetup) continue;
    await store.setMeta({ lastSetup: { ...entry.settings.lastSetup, ...(await store.meta('lastSetup')) } });
  }
}
