import { useEffect, useState } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { closeDialog, type AuthRequest } from '../device/dialogs.ts';
import { useCurrentPlayer } from '../device/current-player.ts';
import { useStored } from '../device/use-stored.ts';
import { continueWithGoogle } from './google-sign-in.ts';
import { askForGoogle, googleWasOffered } from './offered.ts';
import { signIn, signUp, type ClaimWish } from './sign-in-flow.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
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
  const [form, setForm] = useState(request.form);
  const wishes = useWishes();
  const offersGoogle = useGoogleOffer();
  const claiming = wishes.map(({ localId, claim, row, set }) => (
    <label key={localId} className={css['claim']}>
      <input type="checkbox" checked={claim} onChange={(event) => set(event.target.checked)} />
      <span>Take {row.nickname}’s games into the account</span>
    </label>
  ));

  return (
    <Dialog open onClose={closeDialog} title={form === 'sign-in' ? 'Sign in' : 'Sign up'}>
      <div className={css['form']}>
        {request.notice !== undefined && <Banner icon="mail">{request.notice}</Banner>}
        {form === 'sign-in' ? (
          <SignInForm
            failure={request.error}
            onSwitch={() => setForm('sign-up')}
            onGoogle={offersGoogle ? () => continueWithGoogle(wishes) : undefined}
            onSignIn={async (filled) => {
              const result = await signIn(filled, wishes);
              if (result.ok) {
                closeDialog();
                showToast('Signed in', 'right');
              }
              return result;
            }}
          >
            {claiming}
          </SignInForm>
        ) : (
          <SignUpForm onSwitch={() => setForm('sign-in')} onSignUp={(filled) => signUp(filled, wishes)}>
            {claiming}
          </SignUpForm>
        )}
      </div>
    </Dialog>
  );
}
