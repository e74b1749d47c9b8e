import { useState } from 'react';
import type { SecondFactor, SecondStep } from '../../auth/second-step.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import settingsCss from '../settings.module.css';
import type { FactorDialogProps } from './factor-dialog.ts';
import { factorTitle } from './factor-title.ts';

interface RemoveFactorProps extends FactorDialogProps {
  readonly factor: SecondFactor;
  readonly onStepDue: (step: SecondStep) => void;
}

function titleOf({ type }: SecondFactor, isLast: boolean): string {
  if (isLast) return 'Turn off two-step sign-in?';
  return type === 'phone' ? 'Remove this phone?' : 'Remove this app?';
}

/** Asks before a factor goes, and with the last one two-step sign-in. */
export default function RemoveFactorDialog({ settings, factors, factor, onChanged, onRefused, onStepDue, onClose }: RemoveFactorProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isLast] = useState(factors.length === 1);
  const title = factorTitle(factor);

  const remove = async () => {
    setBusy(true);
    setError(undefined);
    const removed = await settings.removeFactor(factor.id);
    setBusy(false);
    if (!removed.ok) {
      setError(removed.error.sentence);
      return onRefused(removed.error);
    }
    onClose();
    showToast(isLast ? 'Two-step sign-in is off' : `Removed: ${title}`, 'right');
    // At the first step the server tells little, so what is listed is read anew after the second one.
    if (removed.value) onStepDue(removed.value);
    else onChanged();
  };

  return (
    <Dialog open onClose={onClose} title={titleOf(factor, isLast)}>
      <div className={settingsCss['form']}>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        <p>
          {isLast
            ? 'From then on address and password are enough to sign in. Your recovery codes work no more.'
            : `“${title}” then is no second step any more. Your other ways stay as they are.`}
        </p>
        <div className={settingsCss['links']}>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {isLast ? 'Turn off' : 'Remove'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
