import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { formText } from './sign-in-form.tsx';
import css from './sign-in.module.css';

export interface ForgotPasswordFormProps {
  /** The address that was typed already. */
  readonly email?: string | undefined;
  /** Asks for the mail. */
  readonly onAsk: (email: string) => Promise<Result<null, AuthFailure>>;
  readonly onBack: () => void;
  /** A further choice, above the button. */
  readonly children?: ReactNode;
}

/** Asks for the mail with a link to a new password. */
export function ForgotPasswordForm({ email: typed, onAsk, onBack, children }: ForgotPasswordFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    setBusy(true);
    setError(undefined);
    const result = await onAsk(email);
    setBusy(false);
    if (!result.ok) setError(result.error.sentence);
  };

  return (
    <form className={css['form']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p>We send you a link. It opens a page where you choose a new password.</p>
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={typed} required />
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Send the link
      </Button>
      <p className={css['switch']}>
        <Button variant="plain" onClick={onBack}>
          Back to sign in
        </Button>
      </p>
    </form>
  );
}
