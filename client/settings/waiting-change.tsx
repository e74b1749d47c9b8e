import { useSyncExternalStore } from 'react';
import { syncStatus } from '../device/sync-service.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import css from './settings.module.css';

export interface WaitingChangeProps {
  /** What was changed, for who does not see it. */
  readonly what: string;
  readonly onUndo: () => void;
}

/** Beside what was changed here and is not on the server yet: what it waits for, and the way back. */
export function WaitingChange({ what, onUndo }: WaitingChangeProps) {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => undefined);
  const isSignedOut = status?.state === 'sign_in' || status?.state === 'sign_in_again';
  return (
    <div className={css['waiting']}>
      <span className={css['waitingFor']}>
        <Icon name="offline" size="small" />
        {isSignedOut ? 'Waiting until you sign in again' : 'Waiting for the network'}
      </span>
      <Button variant="plain" onClick={onUndo}>
        Undo
        <VisuallyHidden> the change of the {what}</VisuallyHidden>
      </Button>
    </div>
  );
}
