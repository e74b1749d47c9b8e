import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { AuthDeps } from '../deps.ts';
import { identityTaken, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { addGoogleIdentity, googleIdentity, noteGoogleSignIn, type ProvidedIdentity } from '../users/identities.ts';
import type { UserRow } from '../users/user-object.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Adds an identity to the user of a session that asked for it and is still signed in. The user's address stays, whatever the identity's is.
 * An identity of another user is refused; one of the same user is theirs already.
 */
export async function linkedUser(
  deps: AuthDeps,
  writer: Writer,
  asked: { readonly userId: string; readonly sessionId: string },
  identity: ProvidedIdentity,
): Promise<Result<UserRow, AuthFailure>> {
  const now = deps.clock();
  // The guard has seen all steps of the sign-in when this session asked.
  const user = await stillSignedIn(writer, { ...asked, aal: 'aal1', role: 'player' }, now);
  if (!user) return fail(sessionEnded);
  const isNew = await addGoogleIdentity(writer, user.id, identity, now);
  if (!isNew && (await googleIdentity(writer, identity.subject))?.user_id !== user.id) return fail(identityTaken);
  await noteGoogleSignIn(writer, identity, now);
  if (isNew) await tellOwner(deps, writer, user, identity);
  return ok(user);
}
