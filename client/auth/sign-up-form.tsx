import type { FormEvent, ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { isTooShort } from './password-rule.ts';
import { formText } from './sign-in-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import { OtherForm } from './other-form.tsx';
import * as words from '../words/en/auth/dialog.ts';
import { hint, tooShort } from '../words/en/auth/new-password.ts';
import ui from '../ui/ui.module.css';

interface SignUpFormProps {
  /** Requests the account. */
  readonly onSignUp: (form: { username: string; email: string; password: string }) => Promise<Result<null, AuthFailure>>;
  readonly onSwitch: () => void;
  /** A further choice, above the button. */
  readonly children?: ReactNode;
}

/** The sign-up form. */
export function SignUpForm({ onSignUp, onSwitch, children }: SignUpFormProps) {
  const { busy, error, setError, run } = useAuthWork();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const filled = {
      username: formText(form, 'username').trim(),
      email: formText(form, 'email').trim(),
      password: formText(form, 'password'),
    };
    if (isTooShort(filled.password)) return setError(tooShort);
    void run(() => onSignUp(filled));
  };

  return (
    <form className={ui['column5']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field label={words.username} name="username" autoComplete="nickname" maxLength={24} hint={words.usernameHint} required />
      <Field label={words.email} name="email" type="email" autoComplete="username" required />
      <Field label={words.password} name="password" type="password" autoComplete="new-password" hint={hint} required />
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {words.signUp}
      </Button>
      <OtherForm text={words.alreadyHere} onSwitch={onSwitch} />
    </form>
  );
}
