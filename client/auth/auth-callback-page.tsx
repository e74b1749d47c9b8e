import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../ui/overlay/toast.tsx';
import { openFailedSignIn, openSignIn } from '../device/dialogs.ts';
import { GOOGLE_ERRANDS } from './google-errands.ts';

/** Where an arrival leads, and what is said there. */
interface Arrival {
  readonly to: '/' | '/settings';
  readonly search?: { readonly error: 'auth_failed' };
  readonly toast?: readonly [text: string, tone: 'right' | 'wrong'];
  readonly dialog?: () => void;
}

const FAILED: Arrival = {
  to: '/',
  search: { error: 'auth_failed' },
  toast: ['Signing in did not work. Please try again.', 'wrong'],
};

/** The longest sentence that is shown from an address, which anybody may have written. */
const MAX_DESCRIPTION = 300;

/** Why the address says that it did not work, in the words of whoever said so; undefined if it tells of no error. */
function failureIn(address: URL): string | undefined {
  const told = [address.searchParams, new URLSearchParams(address.hash.slice(1))].find((fields) => fields.has('error'));
  return told && (told.get('error_description') ?? 'Signing in did not work. Please try again.').slice(0, MAX_DESCRIPTION);
}

/** Whether the current player is signed in. Pages for guests lead here too (decision D11); a player who is signed in is sent home. */
async function signedIn(): Promise<boolean> {
  const { device } = await import('../device/device.ts');
  return (await device().storage.players.current())?.kind === 'account';
}

/** Back from Google with a sign-in. Its failure is told in Google's own words (spec 2 §8), where one can try again. */
async function fromGoogle(code: string | null, failure: string | undefined): Promise<Arrival> {
  if (failure !== undefined) return { to: '/', search: { error: 'auth_failed' }, dialog: () => openFailedSignIn(failure) };
  if (code === null) return FAILED;
  const { completeGoogleSignIn } = await import('./google-sign-in.ts');
  return (await completeGoogleSignIn(code)).ok ? { to: '/' } : FAILED;
}

/** Back from Google with another way to sign in. The session goes on as it was, so its code is not needed. */
function connected(failure: string | undefined): Arrival {
  return { to: '/settings', toast: failure === undefined ? ['Google is connected', 'right'] : [failure, 'wrong'] };
}

/** From the link in a mail. */
async function fromMail(code: string): Promise<Arrival> {
  const { authSessions, completeSignIn } = await import('./sign-in-flow.ts');
  const account = await authSessions().exchangeCode(code, 'mail');
  if (account.ok) return (await completeSignIn(account.value)).ok ? { to: '/' } : FAILED;
  // The link was opened in another browser than the sign-up. The address is confirmed, but this browser cannot use the code.
  if (account.error !== 'no_verifier') return FAILED;
  return { to: '/', dialog: () => openSignIn('Your email address is confirmed. Sign in to go on.') };
}

/** Handles an arrival at /auth/callback (spec 2 §4, decision D11, protocol, "Links, redirects, PKCE" and "Google"). */
async function arrive(address: URL): Promise<Arrival> {
  const [failure, code, google] = [failureIn(address), address.searchParams.get('code'), address.searchParams.get('google')];
  if (google === GOOGLE_ERRANDS.connect) return connected(failure);
  if (google === GOOGLE_ERRANDS.signIn) return fromGoogle(code, failure);
  if (failure !== undefined) return FAILED;
  if (code !== null) return fromMail(code);
  return (await signedIn()) ? { to: '/' } : { to: '/', dialog: () => openSignIn() };
}

export default function AuthCallback() {
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    // A code works once, so a second run of this effect would fail.
    if (started.current) return;
    started.current = true;
    void arrive(new URL(location.href))
      .catch(() => FAILED)
      .then(async ({ to, search, toast, dialog }) => {
        await navigate({ to, ...(search && { search }), replace: true });
        if (toast) showToast(...toast);
        dialog?.();
      });
  }, [navigate]);

  return <output>Completing sign in...</output>;
}
