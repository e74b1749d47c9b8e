import type { ReactNode } from 'react';
import type { Result } from '../../shared/result.ts';
import { Button } from '../ui/button/button.tsx';
import type { AuthFailure } from './auth-failure.ts';
import type { MailAbout } from './auth-screen.ts';
import { CodeForm } from './code-form.tsx';
import css from './sign-in.module.css';

interface MailSentProps {
  readonly to: string;
  readonly about: MailAbout;
  readonly onCode: (digits: string) => Promise<Result<unknown, AuthFailure>>;
  readonly onBack: () => void;
  /** Nobody waits for this mail any longer. */
  readonly onStop: () => void;
}

/**
 * After a mail was asked for: its link, or its code here. The same words for every address: nobody learns whether it has an account
 * (decision D21).
 */
export function MailSent({ to, about, onCode, onBack, onStop }: MailSentProps) {
  return (
    <div className={css['form']}>
      <output>{wordsOf(about, to)}</output>
      <CodeForm action="Continue" onCode={onCode}>
        <p>Or type the six digits of the mail here. They are good for ten minutes.</p>
      </CodeForm>
      <p className={css['aside']}>Nothing there? Look among the unwanted mails, or ask again after a minute.</p>
      <div className={css['ways']}>
        <Button variant="plain" onClick={onBack}>
          Back to sign in
        </Button>
        <Button variant="plain" onClick={onStop}>
          Stop waiting for this mail
        </Button>
      </div>
    </div>
  );
}

function wordsOf(about: MailAbout, to: string): ReactNode {
  switch (about) {
    case 'sign_up':
      return (
        <span>
          We sent a confirmation link to <strong className={css['address']}>{to}</strong>. Open it to finish signing up. Until then you can
          go on playing: what you play is kept on this device.
        </span>
      );
    case 'confirmation':
      return (
        <span>
          If a sign-up with <strong className={css['address']}>{to}</strong> waits for its confirmation, the mail is on its way again. Open
          its link in this browser.
        </span>
      );
    case 'recovery':
      return (
        <span>
          If <strong className={css['address']}>{to}</strong> has an account, a mail with a link to a new password is on its way. The link
          is good for an hour. Open it in this browser.
        </span>
      );
  }
}
