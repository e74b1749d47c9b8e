import type { FormEvent, ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { formText } from './sign-in-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import * as words from '../words/en/auth/dialog.ts';
import ui from '../ui/ui.module.css';
import css from './sign-in.module.css';

interface ForgotPasswordFormProps {
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
  const { busy, error, run } = useAuthWork();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    void run(() => onAsk(email));
  };

  return (
    <form className={ui['column5']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p>{words.weSendALink}</p>
      <Field label={words.email} name="email" type="email" autoComplete="username" defaultValue={typed} required />
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {words.sendTheLink}
      </Button>
      <p className={css['switch']}>
        <Button variant="plain" onClick={onBack}>
          {words.backToSignIn}
        </Button>
      </p>
    </form>
  );
}
