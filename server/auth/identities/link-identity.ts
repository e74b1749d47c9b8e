import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { flowStateUnknown, identityTaken, oauthStateUnknown, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import { isVerifier } from '../credentials/pkce.ts';
import type { AuthDeps } from '../deps.ts';
import { issueAuthCode, takeAuthCode, type Connection } from '../sessions/auth-codes.ts';
import type { Connect } from '../sessions/exchange.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { addGoogleIdentity, googleIdentity, noteGoogleSignIn } from '../users/identities.ts';
import type { UserRow } from '../users/user-object.ts';
import { tellOwner } from './tell-owner.ts';

/** Why a session cannot have an identity that it asked for: it has ended, or another user has the identity. */
async function refusalOf(
  deps: AuthDeps,
  writer: Writer,
  userId: string,
  { sessionId, identity }: Connection,
): Promise<Result<UserRow, AuthFailure>> {
  // The guard has seen all steps of the sign-in when this session asked.
  const user = await stillSignedIn(writer, { userId, sessionId, aal: 'aal1' }, deps.clock());
  if (!user) return fail(sessionEnded);
  const owner = await googleIdentity(writer, identity.subject);
  return owner && owner.user_id !== user.id ? fail(identityTaken) : ok(user);
}

/**
 * The code with which the browser that asked takes an identity. What speaks against it is said at once, and looked at again then. Without
 * a challenge nobody could show that they asked.
 */
export async function connectionCode(
  deps: AuthDeps,
  writer: Writer,
  userId: string,
  connection: Connection,
  challenge: string | null,
): Promise<Result<string, AuthFailure>> {
  if (challenge === null) return fail(oauthStateUnknown);
  const refused = await refusalOf(deps, writer, userId, connection);
  return refused.ok ? ok(await issueAuthCode(writer, { userId, method: 'oauth', connection }, challenge, deps.clock())) : refused;
}

/**
 * Adds an identity to the user of the session that asked for it, if that is still signed in. The user's address stays, whatever the
 * identity's is. An identity of another user is refused; one of the same user is theirs already.
 *
 * It must come with a code and its verifier, never at the return from the provider: that only shows that somebody followed the address
 * which this session got, and whoever sent it to them would get their identity.
 */
export const connectIdentity =
  (deps: AuthDeps): Connect =>
  async (writer, userId, connection) => {
    const now = deps.clock();
    const { identity } = connection;
    const user = await refusalOf(deps, writer, userId, connection);
    if (!user.ok) return user;
    const isNew = await addGoogleIdentity(writer, userId, identity, now);
    // Another user may have taken it since.
    if (!isNew && (await googleIdentity(writer, identity.subject))?.user_id !== userId) return fail(identityTaken);
    await noteGoogleSignIn(writer, identity, now);
    if (isNew) await tellOwner(deps, writer, user.value, identity);
    return ok(undefined);
  };

async function takeConnection(
  deps: AuthDeps,
  writer: Writer,
  who: Principal,
  code: string,
  verifier: string,
): Promise<Result<object, AuthFailure>> {
  const taken = await takeAuthCode(writer, code, isVerifier(verifier) ? verifier : '', deps.clock());
  if (!taken.ok) return taken;
  const { userId, connection } = taken.value;
  // Another session of the same user did not ask for it either.
  if (connection?.sessionId !== who.sessionId) return fail(flowStateUnknown);
  const connected = await connectIdentity(deps)(writer, userId, connection);
  return connected.ok ? ok({}) : connected;
}

/**
 * POST /user/identities/connect: our own client's call. The session that asked for another identity takes it, with the verifier that its
 * browser keeps; no other session begins. A refusal uses the code up, too.
 */
export const takeIdentity = (deps: AuthDeps, who: Principal, code: string, verifier: string): Promise<Result<object, AuthFailure>> =>
  deps.store.write((writer) => takeConnection(deps, writer, who, code, verifier));
