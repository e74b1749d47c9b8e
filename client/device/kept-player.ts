import { liveQuery } from 'dexie';
import { problemOf } from '../storage/storage-failure.ts';
import { logError } from '../window/log.ts';
import { currentPlayer, followDevice } from './current-player.ts';
import { device } from './device.ts';

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
