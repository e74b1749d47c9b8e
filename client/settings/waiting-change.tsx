import { useSyncExternalStore } from 'react';
import { syncStatus } from '../device/sync-service.ts';
import type { ProfileChange } from '../storage/records.ts';
import type { SyncStatus } from '../sync/status.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Rich } from '../ui/rich.tsx';
import * as words from '../words/en/settings/profile.ts';
import css from './settings.module.css';

interface WaitingChangeProps {
  readonly field: ProfileChange['field'];
  readonly onUndo: () => void;
}

/** What a change waits for, as far as a try has shown it. */
function whatFor(status: SyncStatus | undefined): string {
  if (status?.state === 'sign_in' || status?.state === 'sign_in_again') return words.waitsForSignIn;
  return status?.trouble ? words.waitsFor[status.trouble] : words.waitsToSync;
}

/** Beside what was changed here and is not on the server yet: what it waits for, and the way back. */
export function WaitingChange({ field, onUndo }: WaitingChangeProps) {
  const status = useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => undefined);
  return (
    <div className={css['waiting']}>
      <span className={css['waitingFor']}>
        <Icon name="offline" size="small" />
        <span>{whatFor(status)}</span>
      </span>
      <Button variant="plain" onClick={onUndo}>
        <Rich text={words.undo[field]} parts={{ hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> }} />
      </Button>
    </div>
  );
}
