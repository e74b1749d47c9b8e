import { useState } from 'react';
import type { SecondFactor, SecondStep } from '../../auth/second-step.ts';
import { useAuthWork } from '../../auth/use-auth-work.ts';
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
  const { busy, error, run } = useAuthWork();
  const [isLast] = useState(factors.length === 1);
  const title = factorTitle(factor);

  const remove = async () => {
    const removed = await run(() => settings.removeFactor(factor.id));
    if (!removed) return;
    if (!removed.ok) return onRefused(removed.error);
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
