import { fail, ok, type Result } from '../../shared/result.ts';
import { device } from '../device/device.ts';
import { loadPage } from '../window/load-page.ts';
import { unreachable, type AuthFailure } from './auth-failure.ts';
import type { FirstStep } from './first-step.ts';
import { askForGoogle } from './offered.ts';
import { authSessions, rememberWishes, type ClaimWish } from './sign-in-flow.ts';
import { tokenStorage } from './token-storage.ts';
import * as words from '../words/en/refusals/sign-in.ts';

/** The wishes of a sign-in that has gone to Google. Its address, under which wishes are kept, is not known before it comes back. */
const WISHES = 'auth:google-wishes';

const wishes = () => tokenStorage(device().storage.device, sessionStorage);

/** Leaves the page for Google. It comes back at /auth/callback. */
export async function continueWithGoogle(wanted: readonly ClaimWish[]): Promise<Result<null, AuthFailure>> {
  // Asked anew: without a network the page would be left for the browser's own error page.
  const offered = await askForGoogle();
  if (offered === undefined) return fail(unreachable);
  if (!offered) return fail({ code: 'not_offered', sentence: words.googleNotOffered });
  await wishes().setItem(WISHES, JSON.stringify(wanted.map(({ localId, claim }) => ({ localId, claim }))));
  const address = await authSessions().googleAddress();
  if (!address.ok) return address;
  loadPage(address.value);
  return ok(null);
}

/** The first step of a sign-in that came back from Google with a code. */
export async function firstStepAtGoogle(code: string): Promise<Result<FirstStep, AuthFailure>> {
  const first = await authSessions().exchangeCode(code, 'google');
  if (!first.ok) return first;
  const wanted = await wishes().getItem(WISHES);
  if (wanted !== null) await rememberWishes(first.value.account.email, JSON.parse(wanted) as readonly ClaimWish[]);
  await wishes().removeItem(WISHES);
  return first;
}
