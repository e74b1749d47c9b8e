import { useEffect, useState } from 'react';
import type { Result } from '../../shared/result.ts';
import { UNNAMED, type PlayerRow } from '../storage/records.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { closeDialog, type AuthRequest } from '../device/dialogs.ts';
import { useCurrentPlayer } from '../device/current-player.ts';
import { useStored } from '../device/use-stored.ts';
import type { AuthFailure } from './auth-failure.ts';
import { afterFirstStep, afterRefusal, TITLES, type AuthScreen } from './auth-screen.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { continueWithGoogle } from './google-sign-in.ts';
import { MailSent } from './mail-sent.tsx';
import { askForGoogle, googleWasOffered } from './offered.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { authSessions, cancelSignIn, completeSignIn, recover, signIn, signUp, type ClaimWish } from './sign-in-flow.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import css from './sign-in.module.css';

const NOBODY: readonly PlayerRow[] = [];

/** The learners whose games the sign-in may claim, each with its choice. Only the current learner is claimed by default. */
function useWishes(): readonly (ClaimWish & { readonly row: PlayerRow; readonly set: (claim: boolean) => void })[] {
  const player = useCurrentPlayer();
  const playing = 'localId' in player ? player.localId : undefined;
  const lost = useStored(async ({ players }) => players.lost(), 'lost');
  const [chosen, setChosen] = useState<{ readonly [localId: string]: boolean }>({});
  const learner = player.kind === 'learner' ? [player.row] : NOBODY;
  return [...learner, ...(lost?.ok ? lost.value : NOBODY)].map((row) => ({
    localId: row.localId,
    claim: chosen[row.localId] ?? row.localId === playing,
    row,
    set: (claim) => setChosen((before) => ({ ...before, [row.localId]: claim })),
  }));
}

/** A game that was kept on the way here has no player with a name yet. */
const claimLabel = ({ nickname }: PlayerRow): string =>
  nickname === UNNAMED ? 'Take what you played here into the account' : `Take ${nickname}’s games into the account`;

/** Whether Google is offered: first as it was last known, then as the site says. */
function useGoogleOffer(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const show = (offer: boolean | undefined) => {
      if (isOpen && offer !== undefined) setOffered(offer);
    };
    void googleWasOffered()
      .then(show)
      .then(askForGoogle)
      .then(show)
      // A device whose storage fails signs in by password.
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return offered;
}

/** The dialog for signing in and signing up. It shows whose games the account will claim, and each choice can be changed. */
export default function AuthDialog({ request }: { readonly request: AuthRequest }) {
  const [screen, setScreen] = useState<AuthScreen>({ kind: request.form });
  const [notice, setNotice] = useState(request.notice);
  const wishes = useWishes();
  const offersGoogle = useGoogleOffer();
  const claiming = wishes.map(({ localId, claim, row, set }) => (
    <label key={localId} className={css['claim']}>
      <input type="checkbox" checked={claim} onChange={(event) => set(event.target.checked)} />
      <span>{claimLabel(row)}</span>
    </label>
  ));

  const show = (next: AuthScreen) => {
    setNotice(next.kind === 'sign-in' ? next.notice : undefined);
    setScreen(next);
  };
  const signedIn = () => {
    closeDialog();
    showToast('Signed in', 'right');
  };
  const close = () => {
    // The first step alone signs nobody in, so nothing of it stays here.
    if (screen.kind === 'second-step') void cancelSignIn();
    closeDialog();
  };
  const mail = async (to: string, about: 'recovery' | 'confirmation') => {
    const asked = await (about === 'recovery' ? recover(to, wishes) : authSessions().resendConfirmation(to));
    if (asked.ok) show({ kind: 'mail-sent', to, about });
    return asked;
  };

  return (
    <Dialog open onClose={close} title={TITLES[screen.kind]}>
      <div className={css['form']}>
        {notice !== undefined && <Banner icon="mail">{notice}</Banner>}
        {screen.kind === 'sign-in' && (
          <SignInForm
            failure={request.error}
            onGoogle={offersGoogle ? () => continueWithGoogle(wishes) : undefined}
            onSwitch={() => show({ kind: 'sign-up' })}
            onForgotPassword={(email) => show({ kind: 'forgot-password', email })}
            errorAction={
              screen.unconfirmed !== undefined && <SendAgain to={screen.unconfirmed} onSend={(to) => mail(to, 'confirmation')} />
            }
            onSignIn={async (filled) => {
              const first = await signIn(filled, wishes);
              const next = afterFirstStep(filled.email, first);
              if (next === 'signed_in') signedIn();
              else show(next);
              return first;
            }}
          >
            {claiming}
          </SignInForm>
        )}
        {screen.kind === 'sign-up' && (
          <SignUpForm onSwitch={() => show({ kind: 'sign-in' })} onSignUp={(filled) => signUp(filled, wishes)}>
            {claiming}
          </SignUpForm>
        )}
        {screen.kind === 'forgot-password' && (
          <ForgotPasswordForm email={screen.email} onBack={() => show({ kind: 'sign-in' })} onAsk={(email) => mail(email, 'recovery')}>
            {claiming}
          </ForgotPasswordForm>
        )}
        {screen.kind === 'mail-sent' && <MailSent to={screen.to} about={screen.about} onBack={() => show({ kind: 'sign-in' })} />}
        {screen.kind === 'second-step' && (
          <SecondStepForm
            step={screen.step}
            onDone={async () => {
              const done = await completeSignIn(screen.account);
              if (done.ok) signedIn();
              return done;
            }}
            onRefused={(failure) => show(afterRefusal(screen, failure))}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SendAgainProps {
  readonly to: string;
  readonly onSend: (to: string) => Promise<Result<null, AuthFailure>>;
}

/** Sends the mail that confirms a sign-up once more. A refusal, for instance so soon after the last one, takes its place. */
function SendAgain({ to, onSend }: SendAgainProps) {
  const { busy, error, run } = useAuthWork();
  return error === undefined ? (
    <Button busy={busy} onClick={() => void run(() => onSend(to))}>
      Send the mail again
    </Button>
  ) : (
    <span className={css['refused']}>{error}</span>
  );
}
