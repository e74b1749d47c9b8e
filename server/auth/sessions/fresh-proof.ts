import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Store, Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { passedMs } from '../../when.ts';
import { invalidCredentials, reauthenticationNeeded, sessionEnded, tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { OTHER_LINK_MS } from '../settings.ts';
import { userById } from '../users/users.ts';
import { stillSignedIn } from './still-signed-in.ts';
import { countTry, secretKey, takeBackTry, tallyWaitS, type Tally } from './wrong-passwords.ts';

/** How long a session has proven who its user is: by its sign-in, the second step, or the password once more (decision D34). */
export const FRESH_MS = 10 * 60_000;
/** How long the session of a recovery may choose a password: as long as the link in the mail could have waited. */
const RECOVERY_MS = OTHER_LINK_MS;
/** Wrong passwords of one account within `WRONG_PASSWORDS_MS`. */
const MAX_TRIES = 10;

/**
 * The one guard of what changes who one is: password, address, factors, identities, recovery codes, deletion (decision D34). Whoever finds
 * a device unlocked can play, and no more. Call it inside the transaction, after `stillSignedIn`; refuse with `reauthenticationNeeded`.
 */
export async function freshlyProven(db: Store['db'], { sessionId }: Pick<Principal, 'sessionId'>, now: number): Promise<boolean> {
  const session = await db
    .selectFrom('auth_sessions')
    .select(['proven_at', 'recovers', 'created_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return false;
  if (passedMs(session.proven_at ?? -Infinity, now) < FRESH_MS) return true;
  return session.recovers === 1 && passedMs(session.created_at, now) < RECOVERY_MS;
}

/** Notes that a session has just proven who its user is. */
async function noteProof(writer: Writer, sessionId: string, now: number): Promise<void> {
  await writer.updateTable('auth_sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

interface PasswordProof {
  readonly password: string;
  readonly source: string;
}

/**
 * Proves by the present password that it is the owner who uses the session, for ten minutes from now. An account without a password
 * proves it by a sign-in: `reauthentication_needed`. A wrong one: `invalid_credentials`.
 */
export async function provePassword(
  deps: AuthDeps,
  who: Principal,
  { password, source }: PasswordProof,
): Promise<Result<undefined, AuthFailure>> {
  const { store, clock, passwords, secret, log } = deps;
  const user = await userById(store.db, who.userId);
  if (!user) return fail(sessionEnded);
  const stored = user.password_hash;
  if (stored === null) return fail(reauthenticationNeeded);
  const tallies: readonly Tally[] = [{ key: secretKey(secret, 'wrong password', 'proof', user.id), max: MAX_TRIES }];
  const early = await tallyWaitS(store.db, tallies, clock());
  if (early > 0) return fail(tooManyRequests(early));
  const compared = await passwords.inSlot({ source, account: user.id }, async (slot): Promise<Result<boolean, AuthFailure>> => {
    // It counts as wrong until it proves right, so that tries at the same time cannot exceed the limit.
    const waitS = (await store.write((writer) => countTry(writer, tallies, clock()))).waitS(tallies);
    return waitS > 0 ? fail(tooManyRequests(waitS)) : ok(await slot.verify(stored, password));
  });
  if (!compared.ok) return compared;
  if (!compared.value) {
    log.warn({ event: 'wrong_password', user: user.id, session: who.sessionId }, 'security: wrong password, signed in');
    return fail(invalidCredentials);
  }
  return store.write(async (writer) => {
    const present = await stillSignedIn(writer, who, clock());
    if (!present) return fail(sessionEnded);
    // The password may have changed since the comparison. Then it was a wrong one.
    if (present.password_hash !== stored) return fail(invalidCredentials);
    await takeBackTry(writer, tallies);
    await noteProof(writer, who.sessionId, clock());
    return ok(undefined);
  });
}
