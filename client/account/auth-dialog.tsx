import { useState } from 'react';
import { Banner } from '../ui/overlay/banner.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { closeDialog, type AuthRequest } from './dialogs.ts';
import { useCurrentPlayer } from './current-player.ts';
import { signIn, signUp } from './sign-in-flow.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import css from './sign-in.module.css';

/** Signing in and signing up, one sheet. A learner who plays now is told that the games come along, and may leave them here. */
export default function AuthDialog({ request }: { readonly request: AuthRequest }) {
  const [form, setForm] = useState(request.form);
  const player = useCurrentPlayer();
  const learner = player.kind === 'learner' ? player : undefined;
  const [claim, setClaim] = useState(true);
  const wish = learner && { learnerId: learner.localId, claim };
  const claiming = learner && (
    <label className={css['claim']}>
      <input type="checkbox" checked={claim} onChange={(event) => setClaim(event.target.checked)} />
      <span>Take {learner.row.nickname}’s games into the account</span>
    </label>
  );

  return (
    <Dialog open onClose={closeDialog} title={form === 'sign-in' ? 'Sign in' : 'Sign up'}>
      <div className={css['form']}>
        {request.notice !== undefined && <Banner icon="mail">{request.notice}</Banner>}
        {form === 'sign-in' ? (
          <SignInForm
            onSwitch={() => setForm('sign-up')}
            onSignIn={async (filled) => {
              const result = await signIn(filled, wish);
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
          <SignUpForm onSwitch={() => setForm('sign-in')} onSignUp={(filled) => signUp(filled, wish)}>
            {claiming}
          </SignUpForm>
        )}
      </div>
    </Dialog>
  );
}
