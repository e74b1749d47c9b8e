import { useEffect, useRef, type FormEvent } from 'react';
import { formText } from '../../auth/sign-in-form.tsx';
import { callAccount } from '../../auth/sign-in-flow.ts';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import { openForgotPassword, openSignIn } from '../../device/dialogs.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import settingsCss from '../settings.module.css';
import type { ProofAsked } from './use-proof.ts';

interface ProofDialogProps extends ProofAsked {
  readonly row: PlayerRow;
  /** Without a password a sign-in is the only proof. */
  readonly hasPassword: boolean;
}

/** Asks once more for what only the owner knows, before a change of how the account is signed in to (decision D34). */
export default function ProofDialog({ row, hasPassword, settle }: ProofDialogProps) {
  return (
    <Dialog open onClose={() => settle(false)} title="Is it you?">
      {hasPassword ? <PasswordForm row={row} settle={settle} /> : <SignInAgain settle={settle} />}
    </Dialog>
  );
}

function PasswordForm({ row, settle }: Omit<ProofDialogProps, 'hasPassword'>) {
  const { busy, error, run } = useAuthWork();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    const proven = await run(() => callAccount(row, { method: 'POST', path: '/api/account/prove', body: { password } }));
    if (!proven) return;
    if (proven.ok) return settle(true);
    form.current?.reset();
    form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
  };
  const forgot = () => {
    settle(false);
    openForgotPassword('Choose a new password first. The change can be made then.');
  };

  return (
    <form ref={form} className={settingsCss['form']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p>Type your password once more, so that nobody else changes how you sign in. For ten minutes you are not asked again.</p>
      <input type="hidden" name="email" autoComplete="username" value={row.email ?? ''} />
      <Field
        label="Present password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className={settingsCss['links']}>
        <Button type="submit" variant="primary" busy={busy}>
          Continue
        </Button>
        <Button onClick={() => settle(false)}>Cancel</Button>
        <Button variant="plain" onClick={forgot}>
          Forgot password?
        </Button>
      </div>
    </form>
  );
}

/** Who comes in by Google alone. */
function SignInAgain({ settle }: ProofAsked) {
  const again = () => {
    settle(false);
    openSignIn('Sign in once more, then make the change within ten minutes.');
  };
  return (
    <div className={settingsCss['form']}>
      <p>
        Your account has no password. Sign in once more, so that nobody else changes how you do; then come back here within ten minutes.
      </p>
      <div className={settingsCss['links']}>
        <Button variant="primary" onClick={again}>
          Sign in
        </Button>
        <Button onClick={() => settle(false)}>Cancel</Button>
      </div>
    </div>
  );
}
