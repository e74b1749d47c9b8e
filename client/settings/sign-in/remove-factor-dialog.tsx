import { useState } from 'react';
import type { SecondFactor, SecondStep } from '../../auth/second-step.ts';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import * as labels from '../../words/en/settings/actions.ts';
import * as words from '../../words/en/settings/remove-factor.ts';
import ui from '../../ui/ui.module.css';
import type { FactorDialogProps } from './factor-dialog.tsx';
import { factorTitle } from './factor-title.ts';

interface RemoveFactorProps extends FactorDialogProps {
  readonly factor: SecondFactor;
  readonly onStepDue: (step: SecondStep) => void;
}

function titleOf({ type }: SecondFactor, isLast: boolean): string {
  if (isLast) return words.turnOff.title;
  return type === 'phone' ? words.remove.phone : words.remove.app;
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
    showToast(isLast ? words.turnOff.done : words.remove.done(title), 'right');
    // At the first step the server tells little, so what is listed is read anew after the second one.
    if (removed.value) onStepDue(removed.value);
    else onChanged();
  };

  return (
    <Dialog open onClose={onClose} title={titleOf(factor, isLast)}>
      <div className={ui['column4']}>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        <p>{isLast ? words.turnOff.consequence : words.remove.consequence(title)}</p>
        <div className={ui['row3']}>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {isLast ? words.turnOff.button : words.remove.button}
          </Button>
          <Button ref={focusFirst} onClick={onClose}>
            {labels.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
