import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthWork } from './auth-work.ts';
import { useAuthWork } from './use-auth-work.ts';
import { OtherForm } from './other-form.tsx';
import * as words from '../words/en/auth/dialog.ts';
import ui from '../ui/ui.module.css';
import css from './sign-in.module.css';

interface SignInFormProps {
  readonly onSignIn: (form: { email: string; password: string }) => ReturnType<AuthWork<unknown>>;
  readonly onSwitch: () => void;
  readonly onForgotPassword: (email: string) => void;
  /** Leaves for Google; undefined where Google is not offered. */
  readonly onGoogle?: AuthWork<unknown> | undefined;
  /** What the error box says at first. */
  readonly failure?: string | undefined;
  /** A way out of the error, beside it. */
  readonly errorAction?: ReactNode;
  /** A further choice, above the button. */
  readonly children?: ReactNode;
}

export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const emailIn = (form: FormData): string => formText(form, 'email').trim();

export function SignInForm({ onSignIn, onSwitch, onForgotPassword, onGoogle, failure, errorAction, children }: SignInFormProps) {
  const { busy, error, run } = useAuthWork(failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => onSignIn({ email: emailIn(form), password: formText(form, 'password') }));
  };

  return (
    <form className={ui['column5']} onSubmit={submit}>
      {error !== undefined && (
        <Banner tone="wrong" actions={errorAction}>
          {error}
        </Banner>
      )}
      <Field label={words.email} name="email" type="email" autoComplete="username" required />
      <div className={css['password']}>
        <Field label={words.password} name="password" type="password" autoComplete="current-password" required />
        <Button variant="plain" onClick={({ currentTarget: { form } }) => onForgotPassword(form ? emailIn(new FormData(form)) : '')}>
          {words.forgotPassword}
        </Button>
      </div>
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {words.signIn}
      </Button>
      {onGoogle && (
        <>
          <p className={css['or']}>{words.or}</p>
          <Button wide busy={busy} onClick={() => void run(onGoogle)}>
            {words.continueWithGoogle}
          </Button>
        </>
      )}
      <OtherForm text={words.newHere} onSwitch={onSwitch} />
    </form>
  );
}
