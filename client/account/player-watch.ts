import { liveQuery } from 'dexie';
import { setPlayerHint } from '../shell/hints.ts';
import type { PlayerRow } from '../storage/records.ts';
import { announcePlayer } from './current-player.ts';
import { device } from './device.ts';

async function hintFor(row: PlayerRow | undefined): Promise<'none' | 'player' | 'admin'> {
  if (!row) return 'none';
  const document = await device().storage.player(row.localId).state('document');
  return document?.profile.role === 'admin' ? 'admin' : 'player';
}

/** Follows who plays, also when another tab switches; the device's database is the truth (sync.md, "Two credentials"). */
export function watchPlayer(): void {
  liveQuery(() => device().storage.players.current()).subscribe({
    next: (row) => {
      announcePlayer(row);
      void hintFor(row).then(setPlayerHint, () => setPlayerHint(row ? 'player' : 'none'));
    },
    // Storage is blocked or newer: everybody is a guest, and the banner says why.
    error: () => announcePlayer(undefined),
  });
}
