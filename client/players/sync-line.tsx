import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { openSyncDetails } from '../device/dialogs.ts';
import { syncStatus } from '../device/sync-service.ts';
import { quietLine } from './quiet-line.ts';

/** One line on what is saved and whether it has been synced (decision D9). Nothing for a guest. */
export function SyncLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => undefined);
  // It speaks of changes alone: it may take the place of another line, and a region that comes with its text is read by some, and not by others.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLive(true));
    return () => clearTimeout(timer);
  }, []);
  if (!status) return null;
  return (
    <Button variant="plain" onClick={openSyncDetails} aria-haspopup="dialog">
      <Icon name={status.state === 'synced' ? 'tick' : 'device'} size="small" />
      <span aria-live={isLive ? 'polite' : 'off'}>{quietLine(status)}</span>
    </Button>
  );
}
