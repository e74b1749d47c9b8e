import { fail, ok, type Result } from '../../../shared/result.ts';
import { takeAuthCode } from './auth-codes.ts';
import type { AuthDeps } from '../deps.ts';
import { flowStateUnknown, userBanned, type AuthFailure } from '../contract/failure.ts';
import { isVerifier } from '../credentials/pkce.ts';
import { beginSession, sessionAnswer, type SessionAnswer, type SignInPlace } from './sessions.ts';
import { isBanned, lockUser } from '../users/users.ts';

/** POST /token?grant_type=pkce: exchanges a code and its verifier for a session, in one transaction, so that a code gives one session. */
export async function exchangeCode(
  deps: AuthDeps,
  code: string,
  verifier: string,
  place: SignInPlace,
): Promise<Result<SessionAnswer, AuthFailure>> {
  const now = deps.clock();
  const opened = await deps.store.write(async (writer) => {
    // A text that cannot be a verifier counts as a wrong try, too.
    const taken = await takeAuthCode(writer, code, isVerifier(verifier) ? verifier : '', now);
    if (!taken.ok) return taken;
    const user = await lockUser(writer, taken.value.userId);
    if (!user) return fail(flowStateUnknown);
    if (isBanned(user, now)) return fail(userBanned(400));
    return ok(await beginSession(deps, writer, user, { method: taken.value.method, ...place }));
  });
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
