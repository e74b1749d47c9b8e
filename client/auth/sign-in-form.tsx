import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import css from './sign-in.module.css';

export interface SignInFormProps {
  /** Signs in. An error is the sentence for the error box. */
  readonly onSignIn: (form: { email: string; password: string }) => Promise<Result<null, string>>;
  readonly onSwitch: () => void;
  /** Leaves for Google; undefined where Google is not offered. An error is the sentence for the error box. */
  readonly onGoogle?: (() => Promise<Result<null, string>>) | undefined;
  /** What the error box says at first. */
  readonly failure?: string | undefined;
  /** A further choice, above the button. */
  readonly children?: ReactNode;
}

export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export function SignInForm({ onSignIn, onSwitch, onGoogle, failure, children }: SignInFormProps) {
  const [error, setError] = useState(failure);
  const [busy, setBusy] = useState(false);

  const run = async (signIn: () => Promise<Result<null, string>>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const result = await signIn();
    setBusy(false);
    if (!result.ok) setError(result.error);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => onSignIn({ email: formText(form, 'email').trim(), password: formText(form, 'password') }));
  };

  return (
    <form className={css['form']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Sign in
      </Button>
      {onGoogle && (
        <>
          <p className={css['or']}>or</p>
          <Button wide busy={busy} onClick={() => void run(onGoogle)}>
            Continue with Google
          </Button>
        </>
      )}
      <p className={css['switch']}>
        New here?{' '}
        <Button variant="plain" onClick={onSwitch}>
          Sign up
        </Button>
      </p>
    </form>
  );
}
