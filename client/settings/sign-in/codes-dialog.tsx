import { useState } from 'react';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as labels from '../../words/en/settings/actions.ts';
import * as words from '../../words/en/settings/codes-dialog.ts';
import * as recovery from '../../words/en/settings/recovery-codes.ts';
import ui from '../../ui/ui.module.css';
import type { FactorDialogProps } from './factor-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface CodesDialogProps extends FactorDialogProps {
  readonly left: number;
}

/** Makes new recovery codes, which end the older ones. */
export default function CodesDialog({ settings, email, left, onChanged, onRefused, onClose }: CodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, error, run } = useAuthWork();

  const make = async () => {
    const made = await run(() => settings.newRecoveryCodes());
    if (!made) return;
    if (!made.ok) return onRefused(made.error);
    setCodes(made.value);
    onChanged();
  };

  return (
    <Dialog open onClose={onClose} title={recovery.title}>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onDone={onClose} />
      ) : (
        <div className={ui['column4']}>
          {error !== undefined && <Banner tone="wrong">{error}</Banner>}
          <p>{left === 0 ? words.noneLeft : words.endsOthers}</p>
          <div className={ui['row3']}>
            <Button variant="primary" busy={busy} onClick={() => void make()}>
              {words.make}
            </Button>
            <Button onClick={onClose}>{labels.cancel}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
