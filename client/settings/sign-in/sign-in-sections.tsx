import { Suspense, useEffect, useState } from 'react';
import { accountSettings } from '../../auth/account-settings.ts';
import type { AuthFailure } from '../../auth/auth-failure.ts';
import { SecondStepForm } from '../../auth/second-step-form.tsx';
import type { SecondStep } from '../../auth/second-step.ts';
import { noteChangedEmail } from '../../auth/sign-in-flow.ts';
import { restartSync } from '../../device/sync-service.ts';
import { useRead } from '../../device/use-read.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { chunk } from '../../window/chunk.tsx';
import { Section } from '../section.tsx';
import { ConnectedSection } from './connected-section.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { readSignIn } from './sign-in-state.ts';
import { TwoStepSection } from './two-step-section.tsx';
import { useProof } from './use-proof.ts';
import * as words from '../../words/en/settings/sign-in.ts';

const ProofDialog = chunk(() => import('./proof-dialog.tsx'));

interface SignInSectionsProps {
  readonly row: PlayerRow;
  /** Something has changed that may have signed other devices out. */
  readonly onChanged: () => void;
}

/** How an account is signed in to: address, password, second step, connected sign-ins. The server alone knows; it is asked once. */
export function SignInSections({ row, onChanged }: SignInSectionsProps) {
  const { asked, ask } = useProof();
  const [settings] = useState(() => accountSettings(row.localId, ask));
  const [reads, setReads] = useState(0);
  const [step, setStep] = useState<SecondStep>();
  const state = useRead(() => readSignIn(settings), row.localId, reads);

  // The address may have been changed on another device.
  const email = state?.ok === true ? state.value.email : row.email;
  useEffect(() => {
    if (email !== row.email) void noteChangedEmail();
  }, [email, row.email]);

  const changed = () => {
    setReads((before) => before + 1);
    onChanged();
  };
  const refused = async ({ code }: AuthFailure) => {
    if (code !== 'insufficient_aal') return;
    const due = await settings.secondStep();
    if (due.ok) setStep(due.value);
  };
  const notRaised = () => {
    setStep(undefined);
    changed();
  };
  const raised = async () => {
    setStep(undefined);
    showToast(words.confirmed, 'right');
    restartSync('signed_in');
    changed();
    return { ok: true, value: null } as const;
  };

  const shared = { settings, state, onChanged: changed, onRefused: (failure: AuthFailure) => void refused(failure) };
  return (
    <>
      <Section title={words.title} note={words.note}>
        <EmailRow row={row} {...shared} />
        <PasswordRow row={row} {...shared} />
      </Section>
      <TwoStepSection email={row.email ?? ''} {...shared} onStepDue={setStep} />
      <ConnectedSection {...shared} />
      <Suspense>{asked && <ProofDialog row={row} hasPassword={state?.ok !== true || state.value.hasPassword} {...asked} />}</Suspense>
      <Dialog open={step !== undefined} onClose={notRaised} title={words.secondStep}>
        {step !== undefined && <SecondStepForm step={step} onDone={raised} onRefused={() => undefined} />}
      </Dialog>
    </>
  );
}
