import { liveQuery } from 'dexie';
import { problemOf } from '../storage/storage-failure.ts';
import { logError } from '../window/log.ts';
import { announceChosen, currentPlayer, followDevice } from './current-player.ts';
import { device } from './device.ts';
import { attempt } from './stored.ts';

/** Makes the page's player the device's, whom this page may have missed: its data were deleted while it was open, and nobody tells of that. */
export async function followDeviceAnew(): Promise<void> {
  const current = await attempt(() => device().storage.players.current());
  if (current.ok) announceChosen(current.value);
}

/** Makes a page follow the device again if another tab removes its player, or an account claims the player's games. */
export function followIfGone(): () => void {
  const players = liveQuery(async () => device().storage.players.list());
  const subscription = players.subscribe({
    next: (rows) => {
      const player = currentPlayer();
      if ('localId' in player && !rows.some((row) => row.localId === player.localId)) followDevice();
    },
    error: (error: unknown) => {
      if (problemOf(error) === undefined) logError(error);
    },
  });
  return () => subscription.unsubscribe();
}
