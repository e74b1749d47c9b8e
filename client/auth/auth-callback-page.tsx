import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../ui/overlay/toast.tsx';
import { openSignIn } from '../device/dialogs.ts';

type Arrival = {
  readonly to: '/';
  readonly search?: { readonly error: 'auth_failed' };
  readonly notice?: string;
  readonly signIn?: boolean;
};

/** Whether the current player is signed in. Pages for guests lead here too (decision D11); a player who is signed in is sent home. */
async function signedIn(): Promise<boolean> {
  const { device } = await import('../device/device.ts');
  return (await device().storage.players.current())?.kind === 'account';
}

/** Handles an arrival at /auth/callback (spec 2 §4, decision D11, protocol, "Links, redirects, PKCE"). */
async function arrive(address: URL): Promise<Arrival> {
  const hash = new URLSearchParams(address.hash.slice(1));
  const failed: Arrival = { to: '/', search: { error: 'auth_failed' } };
  if (address.searchParams.has('error') || hash.has('error')) return failed;
  const code = address.searchParams.get('code');
  if (code === null) return { to: '/', signIn: !(await signedIn()) };
  const { authSessions, completeSignIn } = await import('./sign-in-flow.ts');
  const account = await authSessions().exchangeCode(code);
  if (account.ok) return (await completeSignIn(account.value)).ok ? { to: '/' } : failed;
  // The link was opened in another browser than the sign-up. The address is confirmed, but this browser cannot use the code.
  return account.error === 'no_verifier' ? { to: '/', signIn: true, notice: 'Your email address is confirmed. Sign in to go on.' } : failed;
}

export default function AuthCallback() {
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    // A code works once, so a second run of this effect would fail.
    if (started.current) return;
    started.current = true;
    const failed: Arrival = { to: '/', search: { error: 'auth_failed' } };
    void arrive(new URL(location.href))
      .catch(() => failed)
      .then(async ({ to, search, notice, signIn }) => {
        await navigate({ to, ...(search && { search }), replace: true });
        if (search) showToast('Signing in did not work. Please try again.', 'wrong');
        if (signIn) openSignIn(notice);
      });
  }, [navigate]);

  return <output>Completing sign in...</output>;
}
