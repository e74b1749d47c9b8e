import { liveQuery } from 'dexie';
import { setPlayerHint, type PlayerHint } from '../window/hints.ts';
import type { PlayerRow } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { announcePlayer, currentPlayer, hasNextPlayer, onNextPlayer } from './current-player.ts';
import { device } from './device.ts';

/** Storage that does not answer is asked again: a slow start must not make a guest of a player for good. */
const RETRY_MS = 15_000;

async function hintFor(row: PlayerRow | undefined): Promise<PlayerHint> {
  if (!row) return 'none';
  const document = await device().storage.player(row.localId).state('document');
  return document?.profile.role === 'admin' ? 'admin' : 'player';
}

function announce(row: PlayerRow | undefined): void {
  announcePlayer(row);
  hint(row);
}

/** The frame is that of whom the page belongs to: for somebody who still waits nothing changes here. */
function hint(row: PlayerRow | undefined): void {
  const show = (found: PlayerHint): void => {
    if (!hasNextPlayer()) setPlayerHint(found);
  };
  void hintFor(row).then(show, () => show(row ? 'player' : 'none'));
}

/** When the page follows the device again, so does its frame. */
export function followWithFrame(): void {
  onNextPlayer(() => {
    const player = currentPlayer();
    if (!hasNextPlayer() && player.kind !== 'unknown') hint('localId' in player ? player.row : undefined);
  });
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
