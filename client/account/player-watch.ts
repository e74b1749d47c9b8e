import { liveQuery } from 'dexie';
import { setPlayerHint } from '../window/hints.ts';
import type { PlayerRow } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { announcePlayer, currentPlayer } from './current-player.ts';
import { device } from './device.ts';

/** Storage that does not answer is asked again: a slow start must not make a guest of a player for good. */
const RETRY_MS = 15_000;

async function hintFor(row: PlayerRow | undefined): Promise<'none' | 'player' | 'admin'> {
  if (!row) return 'none';
  const document = await device().storage.player(row.localId).state('document');
  return document?.profile.role === 'admin' ? 'admin' : 'player';
}

function announce(row: PlayerRow | undefined): void {
  announcePlayer(row);
  void hintFor(row).then(setPlayerHint, () => setPlayerHint(row ? 'player' : 'none'));
}

/** Until storage answers, who plays is a guest (account-start.ts says why); who was known before stays. */
function refused(): void {
  if (currentPlayer().kind === 'unknown') announcePlayer(undefined);
}

/** Follows who plays, also when another tab switches; the device's database is the truth (sync.md, "Two credentials"). */
export function watchPlayer(): void {
  // Async on purpose: only then does the live query see what is read after the first await.
  const subscription = liveQuery(async () => device().storage.players.current()).subscribe({
    next: announce,
    error: (error: unknown) => {
      subscription.unsubscribe();
      refused();
      // A newer database stays newer: only a reload helps.
      if (problemOf(error) !== 'storage_newer') device().host.after(RETRY_MS, watchPlayer);
    },
  });
}
