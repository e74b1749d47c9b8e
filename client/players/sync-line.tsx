import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { openSyncDetails } from '../device/dialogs.ts';
import { syncStatus } from '../device/sync-service.ts';
import { quietLine } from './quiet-line.ts';

/** One line on what is saved and whether it has been synced (decision D9). Nothing for a guest. */
export function SyncLine() {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => undefined);
  if (!status) return null;
  return (
    <Button variant="plain" onClick={openSyncDetails} aria-haspopup="dialog">
      <Icon name={status.state === 'synced' ? 'tick' : 'device'} size="small" />
      <span aria-live="polite">{quietLine(status)}</span>
    </Button>
  );
}
