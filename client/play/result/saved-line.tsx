import { useSyncExternalStore } from 'react';
import { SyncLine } from '../../players/sync-line.tsx';
import { syncStatus } from '../../device/sync-service.ts';
import { Saved } from './saved.tsx';

/** The line of a saved game. If sync runs, it shows the sync status (decision D9). */
export function SavedLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot);
  // If storage does not answer to sync now, the game is still saved.
  return status && status.problem !== 'storage' ? <SyncLine /> : <Saved />;
}
