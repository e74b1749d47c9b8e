import { useSyncExternalStore } from 'react';
import { SyncLine } from '../../players/sync-line.tsx';
import { syncStatus } from '../../device/sync-service.ts';
import { Saved } from './saved.tsx';

/** The line of a saved game; where sync is at work, it says how far that is (decision D9). */
export function SavedLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot);
  // A game is saved also when storage does not answer to sync right now.
  return status && status.problem !== 'storage' ? <SyncLine /> : <Saved />;
}
