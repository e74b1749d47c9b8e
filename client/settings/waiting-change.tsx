import { useSyncExternalStore } from 'react';
import { syncStatus } from '../device/sync-service.ts';
import type { SyncStatus } from '../sync/status.ts';
import type { Trouble } from '../sync/trouble.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import css from './settings.module.css';

interface WaitingChangeProps {
  /** What was changed, for who does not see it. */
  readonly what: string;
  readonly onUndo: () => void;
}

const TROUBLES: { readonly [trouble in Trouble]: string } = {
  network: 'Waiting for the network',
  server: 'Waiting for the server, which has trouble',
};

/** What a change waits for, as far as a try has shown it. */
function whatFor(status: SyncStatus | undefined): string {
  if (status?.state === 'sign_in' || status?.state === 'sign_in_again') return 'Waiting until you sign in again';
  return status?.trouble ? TROUBLES[status.trouble] : 'Waiting to sync';
}

/** Beside what was changed here and is not on the server yet: what it waits for, and the way back. */
export function WaitingChange({ what, onUndo }: WaitingChangeProps) {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => undefined);
  return (
    <div className={css['waiting']}>
      <span className={css['waitingFor']}>
        <Icon name="offline" size="small" />
        <span>{whatFor(status)}</span>
      </span>
      <Button variant="plain" onClick={onUndo}>
        Undo
        <VisuallyHidden>{` the change of the ${what}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
