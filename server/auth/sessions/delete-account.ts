import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { eraseAccount } from '../../deletion/erase-account.ts';
import type { Principal } from '../../http/principal.ts';
import { accountDeletedMail } from '../../mail/templates.ts';
import { passedMs } from '../../when.ts';
import { tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { takeMailTurn } from '../mails/mail-history.ts';
import type { UserRow } from '../users/user-object.ts';
import { userById } from '../users/users.ts';
import { stillSignedIn } from './still-signed-in.ts';
import { countTry, secretKey, takeBackTry, tallyWaitS, type Tally } from './wrong-passwords.ts';

/** How long ago somebody without a password may have signed in. */
export const FRESH_SIGN_IN_MS = 10 * 60_000;
/** Wrong passwords of one account within `WRONG_PASSWORDS_MS`. */
const MAX_TRIES = 10;

export interface DeletionRequest {
  readonly password: string | undefined;
  readonly source: string;
}

/** `signed_out`: the session ended meanwhile. `stale_sign_in`: the account has no password, and its session is older than ten minutes. */
export type DeletionRefusal = 'signed_out' | 'wrong_password' | 'stale_sign_in' | { readonly waitS: number };

/** The hash of the password that the owner has just given; null if the account has none. */
async function provePassword(
  deps: AuthDeps,
  user: UserRow,
  { password = '', source }: DeletionRequest,
): Promise<Result<string | null, DeletionRefusal>> {
  const { store, clock, passwords, secret } = deps;
  const { id, password_hash: stored } = user;
  if (stored === null) return ok(null);
  const tallies: readonly Tally[] = [{ key: secretKey(secret, 'wrong password', 'deletion', id), max: MAX_TRIES }];
  const early = await tallyWaitS(store.db, tallies, clock());
  if (early > 0) return fail({ waitS: early });
  const proven = await passwords.inSlot({ source, account: id }, async (slot): Promise<Result<boolean, AuthFailure>> => {
    // It counts as wrong until it proves right, so that tries at the same time cannot exceed the limit.
    const waitS = (await store.write((writer) => countTry(writer, tallies, clock()))).waitS(tallies);
    return waitS > 0 ? fail(tooManyRequests(waitS)) : ok(await slot.verify(stored, password));
  });
  if (!proven.ok) return fail({ waitS: proven.error.retryAfterS ?? 1 });
  if (!proven.value) return fail('wrong_password');
  await store.write((writer) => takeBackTry(writer, tallies));
  return ok(stored);
}

async function isFresh(writer: Writer, { sessionId }: Principal, now: number): Promise<boolean> {
  const session = await writer.selectFrom('auth_sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return session !== undefined && passedMs(session.created_at, now) < FRESH_SIGN_IN_MS;
}

/** Deletes the account inside a transaction, if its owner still asks for it, and queues the notice to its address. */
async function erase(deps: AuthDeps, writer: Writer, who: Principal, proven: string | null): Promise<Result<number, DeletionRefusal>> {
  const now = deps.clock();
  const user = await stillSignedIn(writer, who, now);
  if (!user) return fail('signed_out');
  // The password may have changed since the comparison. Then it was a wrong one.
  if (user.password_hash !== proven) return fail('wrong_password');
  if (proven === null && !(await isFresh(writer, who, now))) return fail('stale_sign_in');
  await eraseAccount(writer, { player: user.id, deletedMs: now });
  const turn = await takeMailTurn(writer, user.email, 'notice', now, 0);
  if (turn.waitS === 0) await deps.mail.enqueue(writer, accountDeletedMail(user.email));
  return ok(now);
}

/**
 * Deletes the account of a session with all that is stored of it, at once and for good (protocol, "Deleted accounts"). It takes the
 * present password; of an account without one, a sign-in within the last ten minutes.
 */
export async function deleteAccount(deps: AuthDeps, who: Principal, request: DeletionRequest): Promise<Result<undefined, DeletionRefusal>> {
  const user = await userById(deps.store.db, who.userId);
  if (!user) return fail('signed_out');
  const proven = await provePassword(deps, user, request);
  if (!proven.ok) return proven;
  const erased = await deps.store.write((writer) => erase(deps, writer, who, proven.value));
  if (!erased.ok) return erased;
  deps.log.info({ event: 'account_deleted' }, 'security: an account was deleted by its owner');
  noteOutside(deps, who.userId, erased.value);
  return ok(undefined);
}

/** The account is gone whether or not the file has room: each hour it gets what it lacks. */
function noteOutside({ tombstones, log }: AuthDeps, player: string, deletedMs: number): void {
  try {
    tombstones.add([{ player, deletedMs }]);
  } catch (error) {
    log.warn({ err: error }, 'the file of deleted accounts cannot be written');
  }
}
