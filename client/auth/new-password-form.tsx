import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Field } from '../ui/form/field.tsx';
import { pressAgain } from '../ui/form/press-again.ts';
import type { AuthFailure } from './auth-failure.ts';
import { isTooShort } from './password-rule.ts';
import { formText } from './sign-in-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import * as words from '../words/en/auth/new-password.ts';
import ui from '../ui/ui.module.css';
import css from './sign-in.module.css';

interface NewPasswordFormProps {
  /** Whose password it is: password managers store it under this address. */
  readonly email: string;
  readonly hint?: string;
  /** The buttons: the one that submits, which is busy while the password is saved, and another to leave the form. */
  readonly actions: (busy: boolean) => ReactNode;
  readonly onSave: (password: string) => Promise<Result<null, AuthFailure>>;
}

/** Asks for a new password. */
export function NewPasswordForm({ email, hint = words.hint, actions, onSave }: NewPasswordFormProps) {
  const { busy, error, setError, run } = useAuthWork();
  const [isShown, setShown] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    if (isTooShort(password)) return setError(words.tooShort);
    void run(() => onSave(password));
  };

  return (
    <form className={ui['column5']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field
        label={words.label}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
        required
      />
      <label className={css['claim']}>
        <input ref={pressAgain} type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        <span>{words.show}</span>
      </label>
      {actions(busy)}
    </form>
  );
}
