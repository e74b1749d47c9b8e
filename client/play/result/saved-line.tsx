import { useEffect, useState, useSyncExternalStore } from 'react';
import { SyncLine } from '../../players/sync-line.tsx';
import { refreshSyncStatus, syncStatus } from '../../device/sync-service.ts';
import { Saved } from './saved.tsx';

/** The line of a saved game. If sync runs, it shows the sync status (decision D9), as soon as that counts this game. */
export function SavedLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot);
  const [counted, setCounted] = useState(false);
  useEffect(() => void refreshSyncStatus().then(() => setCounted(true)), []);
  // If storage does not answer to sync now, the game is still saved.
  return counted && status && status.problem !== 'storage' ? <SyncLine /> : <Saved />;
}
