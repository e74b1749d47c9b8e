import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { eraseAccount } from '../../deletion/erase-account.ts';
import type { Principal } from '../../http/principal.ts';
import { accountDeleted } from '../../mail/notice-texts.ts';
import { reauthenticationNeeded, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNotice } from '../mails/notice.ts';
import { userById } from '../users/users.ts';
import { freshlyProven, provePassword } from './fresh-proof.ts';
import { stillSignedIn } from './still-signed-in.ts';

interface DeletionRequest {
  readonly password: string | undefined;
  readonly source: string;
}

/** Deletes the account inside a transaction, if its owner still asks for it, and queues the notice to its address. */
async function erase(deps: AuthDeps, writer: Writer, who: Principal): Promise<Result<number, AuthFailure>> {
  const now = deps.clock();
  const user = await stillSignedIn(writer, who, now);
  if (!user) return fail(sessionEnded);
  if (!(await freshlyProven(writer, who, now))) return fail(reauthenticationNeeded);
  await eraseAccount(writer, { player: user.id, deletedMs: now });
  await mailNotice(deps, writer, accountDeleted(user.email));
  return ok(now);
}

/**
 * Deletes the account of a session with all that is stored of it, at once and for good (protocol, "Deleted accounts"). An account that has
 * a password is asked for it each time, however fresh its sign-in is: nothing brings an account back.
 */
export async function deleteAccount(
  deps: AuthDeps,
  who: Principal,
  { password = '', source }: DeletionRequest,
): Promise<Result<undefined, AuthFailure>> {
  const user = await userById(deps.store.db, who.userId);
  if (!user) return fail(sessionEnded);
  const proven = user.password_hash === null ? ok(undefined) : await provePassword(deps, who, { password, source });
  if (!proven.ok) return proven;
  const erased = await deps.store.write((writer) => erase(deps, writer, who));
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
