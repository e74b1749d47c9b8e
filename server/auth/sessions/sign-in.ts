import { fail, ok, type Result } from '../../../shared/result.ts';
import type { AuthDeps } from '../deps.ts';
import type { Device } from './device-proof.ts';
import { readEmail } from '../users/email-address.ts';
import { emailNotConfirmed, invalidCredentials, tooManyRequests, userBanned, type AuthFailure } from '../contract/failure.ts';
import { isKnownSource } from './known-sources.ts';
import type { HashSlot } from '../credentials/passwords.ts';
import { beginSession, sessionAnswer, type SessionAnswer } from './sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser, userByEmail } from '../users/users.ts';
import { countTry, secretKey, takeBackTry, tallyWaitS, type Tally } from './wrong-passwords.ts';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly source: string;
  /** The accounts that the device it comes from proves to play for. */
  readonly devices: readonly Device[];
}

/** protocol, "Lifetimes and limits", and decision D22. */
const MAX_OF_DEVICE = 10;
const MAX_OF_ACCOUNT = 10;
const MAX_OF_SOURCE = 100;

/** Where a wrong password of this attempt is counted, and which full tallies refuse the attempt: before its password is looked at, or only if it is wrong. */
interface Guard {
  readonly counted: readonly Tally[];
  readonly refusing: readonly Tally[];
  readonly refusingWrong: readonly Tally[];
}

/**
 * Nobody's right password is refused because of other people's wrong ones: a device of the account counts for itself, and a full
 * source refuses the right password of nobody who signed in from there before. Their wrong ones are answered like everybody's, so
 * that the answer does not tell who has an account.
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

/** One try inside a slot. It counts as wrong until it turned out well, so that tries made at once cannot outrun a limit. */
async function tryPassword(
  deps: AuthDeps,
  slot: HashSlot,
  guard: Guard,
  address: string,
  password: string,
): Promise<Result<UserRow, AuthFailure>> {
  const { store, clock } = deps;
  const early = await tallyWaitS(store.db, guard.refusing, clock());
  if (early > 0) return fail(tooManyRequests(early));
  const counted = await store.write((writer) => countTry(writer, guard.counted, clock()));
  const waitS = counted.waitS(guard.refusing);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  const user = await userByEmail(store.db, address);
  const isRight = await slot.verify(user?.password_hash ?? undefined, password);
  if (!user || !isRight) {
    const wrongWaitS = counted.waitS(guard.refusingWrong);
    return fail(wrongWaitS > 0 ? tooManyRequests(wrongWaitS) : invalidCredentials);
  }
  await store.write((writer) => takeBackTry(writer, guard.counted));
  return ok(user);
}

/** The user whose password this is. The tallies are looked at inside the slot too, so that a class signing in together stays unhindered. */
async function prove(deps: AuthDeps, request: SignInRequest): Promise<Result<UserRow, AuthFailure>> {
  const { store, clock, passwords } = deps;
  const read = readEmail(request.email);
  // No account has such an address: the look-up is made all the same, as for any other.
  const address = read.ok ? read.value : '';
  const guard = await guardOf(deps, request, address, await userByEmail(store.db, address));
  const early = await tallyWaitS(store.db, guard.refusing, clock());
  if (early > 0) return fail(tooManyRequests(early));
  return passwords.inSlot({ source: request.source, account: address }, (slot) =>
    tryPassword(deps, slot, guard, address, request.password),
  );
}

/** POST /token?grant_type=password. `email_not_confirmed` is said only after the right password. */
export async function signIn(deps: AuthDeps, request: SignInRequest): Promise<Result<SessionAnswer, AuthFailure>> {
  const proven = await prove(deps, request);
  if (!proven.ok) return proven;
  const opened = await deps.store.write(async (writer) => {
    const user = await lockUser(writer, proven.value.id);
    // Between the comparison and now the password may have changed: then it was the wrong one after all.
    if (!user || user.password_hash !== proven.value.password_hash) return fail(invalidCredentials);
    if (user.email_confirmed_at === null) return fail(emailNotConfirmed);
    if (isBanned(user, deps.clock())) return fail(userBanned(400));
    return ok(await beginSession(deps, writer, user, { method: 'password', source: request.source }));
  });
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
