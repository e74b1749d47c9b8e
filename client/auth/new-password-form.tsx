import { useState, type FormEvent } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { PASSWORD_MIN, PASSWORD_TOO_SHORT } from './password-rule.ts';
import { formText } from './sign-in-form.tsx';
import css from './sign-in.module.css';

export interface NewPasswordFormProps {
  /** Whose password it is: password managers store it under this address. */
  readonly email: string;
  /** The texts of the buttons: what saving does, and what stays as it is. */
  readonly save: string;
  readonly cancel: string;
  readonly hint?: string;
  readonly onSave: (password: string) => Promise<Result<null, AuthFailure>>;
  readonly onCancel: () => void;
}

/** Asks for a new password. */
export function NewPasswordForm({ email, save, cancel, hint = 'At least 6 characters.', onSave, onCancel }: NewPasswordFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = formText(new FormData(event.currentTarget), 'password');
    if (password.length < PASSWORD_MIN) return setError(PASSWORD_TOO_SHORT);
    setBusy(true);
    setError(undefined);
    const result = await onSave(password);
    setBusy(false);
    if (!result.ok) setError(result.error.sentence);
  };

  return (
    <form className={css['form']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field
        label="New password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
        required
      />
      <label className={css['claim']}>
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        <span>Show the password</span>
      </label>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {save}
      </Button>
      <p className={css['switch']}>
        <Button variant="plain" onClick={onCancel}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}
