import { useState } from 'react';
import type { AdminUser } from '../../../shared/contract/admin.ts';
import { AskDialog } from '../../ui/overlay/ask-dialog.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { useAdmin } from '../gate/admin-context.ts';
import { resetUser } from './users.ts';
import * as words from '../../words/en/admin/users.ts';
import ui from '../../ui/ui.module.css';

interface ResetDialogProps {
  readonly user: AdminUser;
  /** Called at the end, with true if the account was reset. */
  readonly onDone: (reset: boolean) => void;
}

/** The question before a reset, with its texts of spec 2 §8. */
export function ResetDialog({ user, onDone }: ResetDialogProps) {
  const admin = useAdmin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const reset = async () => {
    setBusy(true);
    setError(undefined);
    const done = await resetUser(admin, user);
    setBusy(false);
    if (!done.ok) return setError(done.error);
    showToast(done.value, 'right');
    onDone(true);
  };

  return (
    <AskDialog
      title={words.resetTitle(user.username)}
      yes={words.reset}
      no={words.cancel}
      busy={busy}
      onYes={() => void reset()}
      onNo={() => onDone(false)}
    >
      <div className={ui['grid3']}>
        <p>{words.question}</p>
        <p className={ui['note']}>{words.consequence}</p>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      </div>
    </AskDialog>
  );
}
