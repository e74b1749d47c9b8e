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
import * as labels from '../../words/en/settings/actions.ts';
import * as words from '../../words/en/settings/proof.ts';
import ui from '../../ui/ui.module.css';
import type { ProofAsked } from './use-proof.ts';

interface ProofDialogProps extends ProofAsked {
  readonly row: PlayerRow;
  /** Without a password a sign-in is the only proof. */
  readonly hasPassword: boolean;
}

/** Asks once more for what only the owner knows, before a change of how the account is signed in to (decision D34). */
export default function ProofDialog({ row, hasPassword, settle }: ProofDialogProps) {
  return (
    <Dialog open onClose={() => settle(false)} title={words.title}>
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
    openForgotPassword(words.password.chooseFirst);
  };

  return (
    <form ref={form} className={ui['column4']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p>{words.password.lead}</p>
      <input type="hidden" name="email" autoComplete="username" value={row.email ?? ''} />
      <Field
        label={words.password.field}
        name="password"
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className={ui['row3']}>
        <Button type="submit" variant="primary" busy={busy}>
          {words.password.proceed}
        </Button>
        <Button onClick={() => settle(false)}>{labels.cancel}</Button>
        <Button variant="plain" onClick={forgot}>
          {words.password.forgot}
        </Button>
      </div>
    </form>
  );
}

/** Who comes in by Google alone. */
function SignInAgain({ settle }: ProofAsked) {
  const again = () => {
    settle(false);
    openSignIn(words.signInAgain.notice);
  };
  return (
    <div className={ui['column4']}>
      <p>{words.signInAgain.lead}</p>
      <div className={ui['row3']}>
        <Button variant="primary" onClick={again}>
          {labels.signIn}
        </Button>
        <Button onClick={() => settle(false)}>{labels.cancel}</Button>
      </div>
    </div>
  );
}
