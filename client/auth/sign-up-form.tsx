import type { FormEvent, ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { isTooShort, PASSWORD_TOO_SHORT } from './password-rule.ts';
import { formText } from './sign-in-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import css from './sign-in.module.css';

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
    if (isTooShort(filled.password)) return setError(PASSWORD_TOO_SHORT);
    void run(() => onSignUp(filled));
  };

  return (
    <form className={css['form']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        maxLength={24}
        hint="Other players may see it. 3 to 24 letters, digits, _ or -."
        required
      />
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Field label="Password" name="password" type="password" autoComplete="new-password" hint="At least 6 characters." required />
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Sign up
      </Button>
      <p className={css['switch']}>
        Already have an account?{' '}
        <Button variant="plain" onClick={onSwitch}>
          Sign in
        </Button>
      </p>
    </form>
  );
}
