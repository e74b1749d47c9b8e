import { fail, ok, type Result } from '../../shared/result.ts';
import { AuthSessions, type SignedInAccount } from './auth-session.ts';
import type { AuthClient } from '../device/load-auth.ts';
import { device } from '../device/device.ts';
import { exclusive } from './exclusive.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { restartSync } from '../device/sync-service.ts';
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
    storage: tokenStorage(storage.device),
    origin: location.origin,
    async captchaToken(call) {
      const { captchaToken } = await import('./captcha.ts');
      const rest = () => new Promise<void>((resolve) => host.after(0, resolve));
      return captchaToken({ origin: location.origin, fetch: (...given) => fetch(...given), rest }, call);
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
export async function completeSignIn(account: SignedInAccount): Promise<Result<null, string>> {
  const row = await device().storage.players.signIn({ accountId: account.accountId, email: account.email, nickname: account.displayName });
  if (!row.ok) return fail(storageSentence(row.error));
  await authSessions().assignTo(row.value.localId);
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

export async function signIn(form: { email: string; password: string }, wishes: readonly ClaimWish[] = []): Promise<Result<null, string>> {
  await rememberWishes(form.email, wishes);
  const account = await authSessions().signIn(form);
  return account.ok ? completeSignIn(account.value) : account;
}

/** Signs up. The learners are claimed when the mailed link is opened, in any tab (decision D1; protocol, "Two credentials"). */
export async function signUp(
  form: { username: string; email: string; password: string },
  wishes: readonly ClaimWish[] = [],
): Promise<Result<null, string>> {
  await rememberWishes(form.email, wishes);
  return authSessions().signUp(form);
}

/** The tokens of one player on this device. */
export const credentials: AuthClient['credentials'] = (localId, refused) => authSessions().credentials(localId, refused);

/** Completes a sign-in that was interrupted before its tokens were assigned to a player. */
export async function finishPendingSignIn(): Promise<void> {
  const account = await authSessions().pendingAccount();
  if (account) await completeSignIn(account);
}
