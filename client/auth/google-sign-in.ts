import { fail, ok, type Result } from '../../shared/result.ts';
import { device } from '../device/device.ts';
import { UNREACHABLE } from './auth-session.ts';
import { askForGoogle } from './offered.ts';
import { authSessions, completeSignIn, rememberWishes, type ClaimWish } from './sign-in-flow.ts';
import { tokenStorage } from './token-storage.ts';

/** The wishes of a sign-in that has gone to Google. Its address, under which wishes are kept, is not known before it comes back. */
const WISHES = 'auth:google-wishes';

const wishes = () => tokenStorage(device().storage.device);

/** Leaves the page for Google. It comes back at /auth/callback; an error is the sentence for the error box. */
export async function continueWithGoogle(wanted: readonly ClaimWish[]): Promise<Result<null, string>> {
  // Asked anew: without a network the page would be left for the browser's own error page.
  const offered = await askForGoogle();
  if (offered === undefined) return fail(UNREACHABLE);
  if (!offered) return fail('Signing in with Google is no longer offered here.');
  await wishes().setItem(WISHES, JSON.stringify(wanted.map(({ localId, claim }) => ({ localId, claim }))));
  const address = await authSessions().googleAddress();
  if (!address.ok) return address;
  location.assign(address.value);
  return ok(null);
}

/** The last steps of a sign-in that came back from Google with a code. */
export async function completeGoogleSignIn(code: string): Promise<Result<null, 'no_verifier' | 'failed'>> {
  const account = await authSessions().exchangeCode(code, 'google');
  if (!account.ok) return account;
  const wanted = await wishes().getItem(WISHES);
  if (wanted !== null) await rememberWishes(account.value.email, JSON.parse(wanted) as readonly ClaimWish[]);
  await wishes().removeItem(WISHES);
  return (await completeSignIn(account.value)).ok ? ok(null) : fail('failed');
}
