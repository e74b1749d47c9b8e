import { useSyncExternalStore } from 'react';
import { SyncLine } from '../account/sync-line.tsx';
import { syncStatus } from '../account/sync-service.ts';
import { Saved } from './saved.tsx';

/** The line of a saved game; where sync is at work, it says how far that is (decision D9). */
export function SavedLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot);
  return status ? <SyncLine /> : <Saved />;
}
