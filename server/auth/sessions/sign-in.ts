import { fail, ok, type Result } from '../../../shared/result.ts';
import type { AuthDeps } from '../deps.ts';
import type { Device } from './device-proof.ts';
import { readEmail } from '../users/email-address.ts';
import { emailNotConfirmed, invalidCredentials, tooManyRequests, userBanned, type AuthFailure } from '../contract/failure.ts';
import { isKnownSource } from './known-sources.ts';
import type { HashSlot } from '../credentials/passwords.ts';
import { beginSession, sessionAnswer, type SessionAnswer, type SignInPlace } from './sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser, userByEmail } from '../users/users.ts';
import { countTry, secretKey, takeBackTry, tallyWaitS, type Tally } from './wrong-passwords.ts';

interface SignInRequest extends SignInPlace {
  readonly email: string;
  readonly password: string;
  /** The accounts that the device it comes from proves to play for. */
  readonly devices: readonly Device[];
}

/** The limits on wrong passwords (protocol, "Lifetimes and limits", and decision D22). */
const MAX_OF_DEVICE = 10;
const MAX_OF_ACCOUNT = 10;
const MAX_OF_SOURCE = 100;

/** The tallies that count a wrong password, and those that refuse when full: before the comparison, or only a wrong password. */
interface Guard {
  readonly counted: readonly Tally[];
  readonly refusing: readonly Tally[];
  readonly refusingWrong: readonly Tally[];
}

/**
 * Chooses the tallies of an attempt, so that other people's wrong passwords never refuse a right one: a device of the account has its own
 * tally, and a full source does not refuse a user who signed in from there before. That user's wrong passwords get the same answer as
 * others', so that the answer does not tell which addresses have an account.
 */
async function guardOf({ store, secret }: AuthDeps, request: SignInRequest, address: string, user: UserRow | undefined): Promise<Guard> {
  const { source, devices } = request;
  const tally = (max: number, ...parts: readonly string[]): Tally => ({ key: secretKey(secret, 'wrong password', ...parts), max });
  const device = devices.find(({ player }) => player === user?.id);
  if (device) {
    const own = [tally(MAX_OF_DEVICE, 'device', device.player, device.install)];
    return { counted: own, refusing: own, refusingWrong: [] };
  }
  const ofAccount = tally(MAX_OF_ACCOUNT, 'account', address, source);
  const ofSource = tally(MAX_OF_SOURCE, 'source', source);
  const counted = [ofAccount, ofSource];
  const isKnown = user !== undefined && (await isKnownSource(store.db, secret, user.id, source));
  return isKnown ? { counted, refusing: [ofAccount], refusingWrong: [ofSource] } : { counted, refusing: counted, refusingWrong: [] };
}

interface Proven {
  readonly user: UserRow;
  /** What replaces the stored hash, if that is from before passwords were normalised (decision D35). */
  readonly renewedHash: string | undefined;
}

/** One try inside a slot. It counts as wrong until it proves right, so that tries at the same time cannot exceed a limit. */
async function tryPassword(
  deps: AuthDeps,
  slot: HashSlot,
  guard: Guard,
  address: string,
  password: string,
): Promise<Result<Proven, AuthFailure>> {
  const { store, clock, log } = deps;
  const early = await tallyWaitS(store.db, guard.refusing, clock());
  if (early > 0) return fail(tooManyRequests(early));
  const counted = await store.write((writer) => countTry(writer, guard.counted, clock()));
  const waitS = counted.waitS(guard.refusing);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  const user = await userByEmail(store.db, address);
  const isRight = await slot.verify(user?.password_hash ?? undefined, password);
  if (!user || !isRight) {
    // No address: whoever mistypes their own types somebody else's.
    log.info({ event: 'wrong_password', ...(user && { user: user.id }) }, 'security: wrong password');
    const wrongWaitS = counted.waitS(guard.refusingWrong);
    return fail(wrongWaitS > 0 ? tooManyRequests(wrongWaitS) : invalidCredentials);
  }
  await store.write((writer) => takeBackTry(writer, guard.counted));
  return ok({ user, renewedHash: await slot.renewed(user.password_hash ?? '', password) });
}

/** The user whose password this is. The tallies are read again inside the slot, so that a class can sign in at the same time. */
async function prove(deps: AuthDeps, request: SignInRequest): Promise<Result<Proven, AuthFailure>> {
  const { store, clock, passwords } = deps;
  const read = readEmail(request.email);
  // No account has an invalid address. It is looked up all the same, so that the time is the same.
  const address = read.ok ? read.value : '';
  const guard = await guardOf(deps, request, address, await userByEmail(store.db, address));
  const early = await tallyWaitS(store.db, guard.refusing, clock());
  if (early > 0) return fail(tooManyRequests(early));
  return passwords.inSlot({ source: request.source, account: address }, (slot) =>
    tryPassword(deps, slot, guard, address, request.password),
  );
}

/** POST /token?grant_type=password. `email_not_confirmed` is answered only to the right password. */
export async function signIn(deps: AuthDeps, request: SignInRequest): Promise<Result<SessionAnswer, AuthFailure>> {
  const proven = await prove(deps, request);
  if (!proven.ok) return proven;
  const { user: compared, renewedHash } = proven.value;
  const opened = await deps.store.write(async (writer) => {
    const user = await lockUser(writer, compared.id);
    // The password may have changed since the comparison. Then it was a wrong one.
    if (!user || user.password_hash !== compared.password_hash) return fail(invalidCredentials);
    if (user.email_confirmed_at === null) return fail(emailNotConfirmed);
    if (isBanned(user, deps.clock())) return fail(userBanned(400));
    if (renewedHash !== undefined)
      await writer.updateTable('users').set({ password_hash: renewedHash }).where('id', '=', user.id).execute();
    return ok(await beginSession(deps, writer, user, { method: 'password', source: request.source, device: request.device }));
  });
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
