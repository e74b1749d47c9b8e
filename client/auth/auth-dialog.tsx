import { useEffect, useState } from 'react';
import type { Result } from '../../shared/result.ts';
import { UNNAMED, type PlayerRow } from '../storage/records.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { pressAgain } from '../ui/form/press-again.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { closeDialog, type AuthRequest } from '../device/dialogs.ts';
import { useCurrentPlayer } from '../device/current-player.ts';
import { endWaiting } from '../device/waiting-mail.ts';
import { useStored } from '../device/use-stored.ts';
import type { AuthFailure } from './auth-failure.ts';
import { afterCode, afterFirstStep, afterRefusal, type AuthScreen, type MailAbout } from './auth-screen.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { continueWithGoogle } from './google-sign-in.ts';
import { MailSent } from './mail-sent.tsx';
import { askForGoogle, googleWasOffered } from './offered.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import {
  cancelSignIn,
  completeSignIn,
  confirmAgain,
  recover,
  saveNewPassword,
  signIn,
  signUp,
  typeMailCode,
  type ClaimWish,
} from './sign-in-flow.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import * as words from '../words/en/auth/dialog.ts';
import * as newPassword from '../words/en/auth/new-password.ts';
import { signedIn as signedInText } from '../words/en/auth/session.ts';
import ui from '../ui/ui.module.css';
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
const claimLabel = ({ nickname }: PlayerRow): string => (nickname === UNNAMED ? words.takeThisGame : words.takeGamesOf(nickname));

function Claims({ wishes }: { readonly wishes: ReturnType<typeof useWishes> }) {
  return wishes.map(({ localId, claim, row, set }) => (
    <label key={localId} className={css['claim']}>
      <input ref={pressAgain} type="checkbox" checked={claim} onChange={(event) => set(event.target.checked)} />
      <span>{claimLabel(row)}</span>
    </label>
  ));
}

/** Who waits for a mail goes on with its code. */
function firstScreen({ form, waiting }: AuthRequest): AuthScreen {
  return waiting ? { kind: 'mail-sent', to: waiting.to, about: waiting.about } : { kind: form };
}

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

function signedIn(): void {
  closeDialog();
  showToast(signedInText, 'right');
}

/** The screen of the dialog, and the ways from it to another. */
function useScreens(request: AuthRequest) {
  const [screen, setScreen] = useState(() => firstScreen(request));
  const [notice, setNotice] = useState(request.notice);
  const show = (next: AuthScreen) => {
    setNotice(next.kind === 'sign-in' ? next.notice : undefined);
    setScreen(next);
  };
  const close = () => {
    // The first step alone signs nobody in, so nothing of it stays here.
    if (screen.kind === 'second-step') void cancelSignIn(screen.flow);
    if (screen.kind === 'new-password') void cancelSignIn('recovery');
    closeDialog();
  };
  const goOn = (next: AuthScreen | 'signed_in') => (next === 'signed_in' ? signedIn() : show(next));
  /** Shows that a mail is on its way, once it was asked for. */
  const mail = async (to: string, about: MailAbout, asking: Promise<Result<null, AuthFailure>>) => {
    const asked = await asking;
    if (asked.ok) show({ kind: 'mail-sent', to, about });
    return asked;
  };
  return { screen, notice, show, goOn, mail, close };
}

/** The dialog for signing in and signing up. It shows whose games the account will claim, and each choice can be changed. */
export default function AuthDialog({ request }: { readonly request: AuthRequest }) {
  const { screen, notice, show, goOn, mail, close } = useScreens(request);
  const wishes = useWishes();
  const offersGoogle = useGoogleOffer();
  const claiming = <Claims wishes={wishes} />;
  return (
    <Dialog open onClose={close} title={words.titles[screen.kind]}>
      <div className={ui['column5']}>
        {notice !== undefined && <Banner icon="mail">{notice}</Banner>}
        {screen.kind === 'sign-in' && (
          <SignInForm
            failure={request.error}
            onGoogle={offersGoogle ? () => continueWithGoogle(wishes) : undefined}
            onSwitch={() => show({ kind: 'sign-up' })}
            onForgotPassword={(email) => show({ kind: 'forgot-password', email })}
            errorAction={
              screen.unconfirmed !== undefined && (
                <SendAgain to={screen.unconfirmed} onSend={(to) => mail(to, 'confirmation', confirmAgain(to))} />
              )
            }
            onSignIn={async (filled) => {
              const first = await signIn(filled, wishes);
              goOn(afterFirstStep(filled.email, first));
              return first;
            }}
          >
            {claiming}
          </SignInForm>
        )}
        {screen.kind === 'sign-up' && (
          <SignUpForm
            onSwitch={() => show({ kind: 'sign-in' })}
            onSignUp={(filled) => mail(filled.email, 'sign_up', signUp(filled, wishes))}
          >
            {claiming}
          </SignUpForm>
        )}
        {screen.kind === 'forgot-password' && (
          <ForgotPasswordForm
            email={screen.email}
            onBack={() => show({ kind: 'sign-in' })}
            onAsk={(email) => mail(email, 'recovery', recover(email, wishes))}
          >
            {claiming}
          </ForgotPasswordForm>
        )}
        {screen.kind === 'mail-sent' && (
          <MailSent
            to={screen.to}
            about={screen.about}
            onCode={async (digits) => {
              const { to, about } = screen;
              const proven = await typeMailCode(about === 'recovery' ? 'recovery' : 'sign_in', to, digits);
              if (proven.ok) goOn(afterCode(about, proven.value));
              return proven;
            }}
            onBack={() => show({ kind: 'sign-in' })}
            onStop={() => {
              void endWaiting();
              closeDialog();
            }}
          />
        )}
        {screen.kind === 'new-password' && <NewPassword screen={screen} show={show} />}
        {screen.kind === 'second-step' && <SecondStep screen={screen} show={show} />}
      </div>
    </Dialog>
  );
}

interface ScreenProps<Kind extends AuthScreen['kind']> {
  readonly screen: Extract<AuthScreen, { readonly kind: Kind }>;
  readonly show: (next: AuthScreen) => void;
}

function NewPassword({ screen, show }: ScreenProps<'new-password'>) {
  return (
    <>
      {screen.isFirst && <p>{newPassword.differed}</p>}
      <NewPasswordForm
        email={screen.account.email}
        actions={(busy) => (
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {newPassword.saveAndSignIn}
          </Button>
        )}
        onSave={async (password) => {
          const saved = await saveNewPassword(screen.account, password);
          if (saved.ok) signedIn();
          else show(afterRefusal(screen, saved.error));
          return saved;
        }}
      />
    </>
  );
}

function SecondStep({ screen, show }: ScreenProps<'second-step'>) {
  return (
    <SecondStepForm
      step={screen.step}
      onDone={async () => {
        if (screen.flow === 'recovery') {
          show({ kind: 'new-password', account: screen.account, isFirst: false });
          return { ok: true, value: null };
        }
        const done = await completeSignIn(screen.account);
        if (done.ok) signedIn();
        return done;
      }}
      onRefused={(failure) => show(afterRefusal(screen, failure))}
    />
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
      {words.sendAgain}
    </Button>
  ) : (
    <span className={css['refused']}>{error}</span>
  );
}
