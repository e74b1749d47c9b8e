import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { takeAuthCode, type Connection } from './auth-codes.ts';
import type { AuthDeps } from '../deps.ts';
import { flowStateUnknown, userBanned, type AuthFailure } from '../contract/failure.ts';
import { isVerifier } from '../credentials/pkce.ts';
import { beginSession, sessionAnswer, type SessionAnswer, type SignInPlace } from './sessions.ts';
import { isBanned, lockUser } from '../users/users.ts';

/** Gives a user the identity that a code brings (identities/link-identity.ts). */
export type Connect = (writer: Writer, userId: string, connection: Connection) => Promise<Result<unknown, AuthFailure>>;

/** POST /token?grant_type=pkce: exchanges a code and its verifier for a session, in one transaction, so that a code gives one session. */
export async function exchangeCode(
  deps: AuthDeps,
  code: string,
  verifier: string,
  place: SignInPlace,
  connect: Connect,
): Promise<Result<SessionAnswer, AuthFailure>> {
  const now = deps.clock();
  const opened = await deps.store.write(async (writer) => {
    // A text that cannot be a verifier counts as a wrong try, too.
    const taken = await takeAuthCode(writer, code, isVerifier(verifier) ? verifier : '', now);
    if (!taken.ok) return taken;
    const { userId, method, recovers = false, connection } = taken.value;
    // The public client has no other call for it. A code that connects an identity brings a session, too.
    const connected = connection ? await connect(writer, userId, connection) : ok(undefined);
    if (!connected.ok) return connected;
    const user = await lockUser(writer, userId);
    if (!user) return fail(flowStateUnknown);
    if (isBanned(user, now)) return fail(userBanned(400));
    return ok(await beginSession(deps, writer, user, { method, recovers, ...place }));
  });
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
