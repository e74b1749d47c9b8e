import { Button } from '../ui/button/button.tsx';
import css from './sign-in.module.css';

export interface MailSentProps {
  readonly to: string;
  readonly about: 'recovery' | 'confirmation';
  readonly onBack: () => void;
}

/** What is said after a mail was asked for. The same words for every address: nobody learns whether it has an account (decision D21). */
export function MailSent({ to, about, onBack }: MailSentProps) {
  return (
    <div className={css['form']}>
      <output>
        {about === 'recovery' ? (
          <span>
            If <strong>{to}</strong> has an account, a mail with a link to a new password is on its way. The link is good for an hour. Open
            it in this browser.
          </span>
        ) : (
          <span>
            If a sign-up with <strong>{to}</strong> waits for its confirmation, the mail is on its way again. Open its link in this browser.
          </span>
        )}
      </output>
      <p className={css['aside']}>Nothing there? Look among the unwanted mails, or ask again after a minute.</p>
      <Button variant="quiet" wide onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}
