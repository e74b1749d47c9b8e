import type { Result } from '../../shared/result.ts';
import { Button } from '../ui/button/button.tsx';
import type { AuthFailure } from './auth-failure.ts';
import type { MailAbout } from './auth-screen.ts';
import { CodeForm } from './code-form.tsx';
import { Rich } from '../ui/rich.tsx';
import * as words from '../words/en/auth/dialog.ts';
import ui from '../ui/ui.module.css';
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
    <div className={ui['column5']}>
      <output>
        <span>
          <Rich text={words.mailSent[about]} parts={{ address: () => <strong className={css['address']}>{to}</strong> }} />
        </span>
      </output>
      <CodeForm action={words.goOn} onCode={onCode}>
        <p>{words.orType}</p>
      </CodeForm>
      <p className={ui['note']}>{words.nothingThere}</p>
      <div className={css['ways']}>
        <Button variant="plain" onClick={onBack}>
          {words.backToSignIn}
        </Button>
        <Button variant="plain" onClick={onStop}>
          {words.stopWaiting}
        </Button>
      </div>
    </div>
  );
}
