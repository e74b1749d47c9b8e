import { useState } from 'react';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { device } from '../../device/device.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { useAdmin } from '../gate/admin-context.ts';
import { deleteChallenge } from './challenge-calls.ts';
import * as words from '../../words/en/admin/challenges.ts';

interface DeleteDialogProps {
  readonly challenge: ChallengeRevision;
  /** Called at the end, with true if the list may have changed. */
  readonly onDone: (changed: boolean) => void;
}

/** The question before a challenge is deleted (spec 2 §8). */
export function DeleteDialog({ challenge, onDone }: DeleteDialogProps) {
  const admin = useAdmin();
  const [key] = useState(() => device().host.newId());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ readonly sentence: string; readonly changed: boolean }>();

  const remove = async () => {
    setBusy(true);
    const answer = await deleteChallenge(admin, challenge, key);
    setBusy(false);
    if (answer.ok) {
      showToast(words.removed, 'right');
      return onDone(true);
    }
    const { code, sentence } = answer.error;
    const changed = code === 'stale';
    setError({ changed, sentence: changed ? words.changedMeanwhile : sentence });
  };

  return (
    <Dialog
      open
      onClose={() => onDone(error?.changed === true)}
      title={words.removeQuestion}
      text={<p>{words.removeConsequence(challenge.title)}</p>}
      actions={
        <>
          <Button onClick={() => onDone(error?.changed === true)}>{words.cancel}</Button>
          {error?.changed !== true && (
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </>
      }
    >
      {error && <Banner tone="wrong">{error.sentence}</Banner>}
    </Dialog>
  );
}
