import type { Json } from '../../shared/json.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { AuthFailure } from './auth-failure.ts';
import { AuthSessions } from './auth-session.ts';
import type { FirstStep, ProvenMailbox, SignedInAccount } from './first-step.ts';
import type { Flow } from './flows.ts';
import type { AuthClient } from '../device/load-auth.ts';
import { device } from '../device/device.ts';
import { exclusive } from './exclusive.ts';
import { logStorage } from '../device/log-storage.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { restartSync } from '../device/sync-service.ts';
import { endWaiting, waitForMail } from '../device/waiting-mail.ts';
import type { PlayerRow } from '../storage/records.ts';
import type { SignedIn } from '../sync/account.ts';
import { callSignedIn, type Call, type CallFailure } from './signed-in-call.ts';
import { tokenStorage } from './token-storage.ts';

let sessions: AuthSessions | undefined;

/** The auth client with its storage. This module is loaded when a player opens the dialog or is signed in. */
export const authSessions = (): AuthSessions => (sessions ??= open());

function open(): AuthSessions {
  const { host, storage } = device();
  const deviceTickets = async () => {
    const held = await storage.players.tickets();
    return held.ok ? held.value : [];
  };
  return new AuthSessions({
    deviceTickets,
    storage: tokenStorage(storage.device, sessionStorage),
    origin: location.origin,
    async captchaToken(call) {
      const part = await import('./captcha.ts').catch(() => undefined);
      const rest = () => new Promise<void>((resolve) => host.after(0, resolve));
      return part?.captchaToken({ origin: location.origin, fetch: (...given) => fetch(...given), rest }, call);
    },
    after: (ms, work) => host.after(ms, work),
    fetch: (...given) => fetch(...given),
    exclusive,
  });
}

/**
 * The last step of every sign-in: the account becomes the current player, a waiting learner is claimed, the tokens move to the account.
 * Each step can be repeated, so if the page closes in between, the next start completes it.
 */
export async function completeSignIn(account: SignedInAccount, flow: Flow = 'sign_in'): Promise<Result<null, AuthFailure>> {
  const row = await device().storage.players.signIn({ accountId: account.accountId, email: account.email, nickname: account.displayName });
  if (!row.ok) return fail({ code: row.error, sentence: storageSentence(row.error) });
  await authSessions().assignTo(row.value.localId, flow);
  await endWaiting(account.email);
  restartSync('signed_in');
  return ok(null);
}

/** A player whose games the sign-in may claim (the current learner, or one of Players.lost), and whether it shall. */
export interface ClaimWish {
  readonly localId: string;
  readonly claim: boolean;
}

/** Stores the wishes under the address, so that a crash does not lose them. They replace the wishes of an earlier attempt. */
export async function rememberWishes(email: string, wishes: readonly ClaimWish[]): Promise<void> {
  const { players } = device().storage;
  for (const { localId, claim } of wishes) await (claim ? players.wantClaim(localId, email) : players.withdrawClaim(localId));
}

/** Signs in. If a second step must follow, nobody is signed in yet: after it comes `completeSignIn`, or `cancelSignIn`. */
export async function signIn(
  form: { email: string; password: string },
  wishes: readonly ClaimWish[] = [],
): Promise<Result<FirstStep, AuthFailure>> {
  await rememberWishes(form.email, wishes);
  const first = await authSessions().signIn(form);
  if (!first.ok || first.value.secondStep) return first;
  const done = await completeSignIn(first.value.account);
  return done.ok ? first : done;
}

/** Ends a sign-in whose second step does not follow. What storage does not let go of signs nobody in, and the next sign-in replaces it. */
export const cancelSignIn = (flow: Flow = 'sign_in'): Promise<void> => authSessions().cancel(flow).catch(logStorage);

/** Saves the new password of who forgot the old one, and signs in. */
export async function saveNewPassword(account: SignedInAccount, password: string): Promise<Result<null, AuthFailure>> {
  const saved = await authSessions().setNewPassword(password);
  return saved.ok ? completeSignIn(account, 'recovery') : saved;
}

/** Signs up. The learners are claimed when the mailed link is opened, in any tab (decision D1; protocol, "Two credentials"). */
export async function signUp(
  form: { username: string; email: string; password: string },
  wishes: readonly ClaimWish[] = [],
): Promise<Result<null, AuthFailure>> {
  await rememberWishes(form.email, wishes);
  return waitingFor('sign_up', form.email, authSessions().signUp(form));
}

/** Notes which mail is waited for, once it was asked for. */
async function waitingFor<T extends Result<null, AuthFailure>>(
  about: 'sign_up' | 'recovery',
  email: string,
  asking: Promise<T>,
): Promise<T> {
  const asked = await asking;
  if (asked.ok) await waitForMail(about, email);
  return asked;
}

/** Asks for the mail that confirms a sign-up once more. */
export const confirmAgain = (email: string): Promise<Result<null, AuthFailure>> =>
  waitingFor('sign_up', email, authSessions().resendConfirmation(email));

/**
 * Goes on by the six digits of a mail, as by its link. Without a second step a sign-up is signed in; a recovery, or a sign-up whose password
 * was dropped, goes on with `saveNewPassword`.
 */
export async function typeMailCode(asked: Flow, email: string, digits: string): Promise<Result<ProvenMailbox, AuthFailure>> {
  const proven = await authSessions().typeCode(asked, email, digits);
  if (!proven.ok) return proven;
  await endWaiting(email);
  const { account, secondStep, flow } = proven.value;
  if (secondStep || flow === 'recovery') return proven;
  const done = await completeSignIn(account);
  return done.ok ? proven : done;
}

/** Takes over an e-mail change of the account that plays here. Returns its new address, if the server confirms one. */
export async function noteChangedEmail(): Promise<string | undefined> {
  const { players } = device().storage;
  const row = await players.current();
  if (row?.kind !== 'account') return undefined;
  const account = await authSessions().readAnew(row.localId);
  if (!account || account.email === row.email) return undefined;
  await players.signIn({ accountId: account.accountId, email: account.email, nickname: row.nickname });
  return account.email;
}

/** Asks for the mail that leads to a new password. The learners are claimed when its link has signed in. */
export async function recover(email: string, wishes: readonly ClaimWish[] = []): Promise<Result<null, AuthFailure>> {
  await rememberWishes(email, wishes);
  return waitingFor('recovery', email, authSessions().recover(email));
}

/** The tokens of one player on this device. */
export const credentials: AuthClient['credentials'] = (localId, refused) => authSessions().credentials(localId, refused);

/** Makes a call with the tokens of an account on this device. */
export const callAccount = (row: PlayerRow, call: Call): Promise<Result<Json, CallFailure>> => callSignedIn(signedIn(row), call);

/** A player's account with the tokens that this device has of it. */
export const signedIn = ({ localId, accountId = '' }: PlayerRow): SignedIn => ({
  host: device().host,
  session: { credentials: (refused) => credentials(localId, refused) },
  accountId,
});

/** Completes a sign-in that was interrupted before its tokens were assigned to a player. */
export async function finishPendingSignIn(): Promise<void> {
  const account = await authSessions().pendingAccount();
  if (account) await completeSignIn(account);
}
