import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../ui/overlay/toast.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import ui from '../ui/ui.module.css';
import page from '../ui/page.module.css';
import { openForgotPassword, openSignIn } from '../device/dialogs.ts';
import { isSessionOver } from './auth-failure.ts';
import { handleCallback, type Outcome } from './handle-callback.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { cancelSignIn, completeSignIn, saveNewPassword } from './sign-in-flow.ts';
import * as words from '../words/en/auth/callback.ts';
import * as newPassword from '../words/en/auth/new-password.ts';
import { title as secondStepTitle } from '../words/en/auth/second-step.ts';
import { signedIn } from '../words/en/auth/session.ts';
import css from './auth-callback-page.module.css';

/** What came of the address that led here, once that is known. */
function useArrival() {
  const navigate = useNavigate();
  const started = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>();

  /** Shows what has to be done here, or goes home. */
  const follow = async (next: Outcome) => {
    if (next.kind !== 'leave') return setOutcome(next);
    const { to = '/', failed, wrong, right, dialog } = next;
    await navigate({ to, ...(failed && { search: { error: 'auth_failed' } }), replace: true });
    if (wrong !== undefined) showToast(wrong, 'wrong');
    if (right !== undefined) showToast(right, 'right');
    dialog?.();
  };

  const arrived = useEffectEvent(() => void handleCallback(new URL(location.href)).then(follow));
  useEffect(() => {
    // A code works once, so a second run of this effect would fail.
    if (started.current) return;
    started.current = true;
    arrived();
  }, []);
  return { outcome, setOutcome, follow };
}

/** Where the links in mails lead to, and who signs in elsewhere (spec 2 §4, decision D11). */
export default function AuthCallback() {
  const { outcome, setOutcome, follow } = useArrival();
  if (outcome === undefined || outcome.kind === 'leave') return <output>{words.completing}</output>;
  if (outcome.kind === 'note') {
    return (
      <Screen title={outcome.title}>
        <p>{outcome.words}</p>
        <LinkButton to="/" variant="primary" size="large" wide>
          {words.goOn}
        </LinkButton>
      </Screen>
    );
  }
  const { account, flow } = outcome;
  const end = (then: Outcome) => void cancelSignIn(flow).then(() => follow(then));
  const over = () => end({ kind: 'leave', dialog: () => (flow === 'sign_in' ? openSignIn : openForgotPassword)(words.tookTooLong) });
  if (outcome.kind === 'second-step') {
    return (
      <Screen title={secondStepTitle} lead={account.email}>
        <SecondStepForm
          step={outcome.step}
          onRefused={(failure) => isSessionOver(failure) && over()}
          onDone={async () => {
            if (flow === 'recovery') {
              setOutcome({ kind: 'new-password', account, flow, isFirst: false });
              return { ok: true, value: null };
            }
            const done = await completeSignIn(account);
            if (done.ok) await follow({ kind: 'leave', right: signedIn });
            return done;
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen title={outcome.isFirst ? newPassword.chooseFirst : newPassword.chooseNew} lead={account.email}>
      {outcome.isFirst && <p>{newPassword.differed}</p>}
      <NewPasswordForm
        email={account.email}
        actions={(busy) => (
          <>
            <Button type="submit" variant="primary" size="large" wide busy={busy}>
              {newPassword.saveAndSignIn}
            </Button>
            <Button variant="plain" onClick={() => end({ kind: 'leave' })}>
              {outcome.isFirst ? words.notNow : words.keepTheOld}
            </Button>
          </>
        )}
        onSave={async (password) => {
          const saved = await saveNewPassword(account, password);
          if (saved.ok) await follow({ kind: 'leave', right: words.saved });
          else if (isSessionOver(saved.error)) over();
          return saved;
        }}
      />
    </Screen>
  );
}

interface ScreenProps {
  readonly title: string;
  /** Whose account it is. */
  readonly lead?: string;
  readonly children: ReactNode;
}

function Screen({ title, lead, children }: ScreenProps) {
  return (
    <div className={page['page']}>
      <Sheet className={css['sheet']}>
        <header className={ui['column2']}>
          <h1 className={css['title']}>{title}</h1>
          {lead !== undefined && <p className={css['lead']}>{lead}</p>}
        </header>
        {children}
      </Sheet>
    </div>
  );
}
