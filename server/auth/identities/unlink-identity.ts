import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Principal } from '../../http/principal.ts';
import type { AuthDeps } from '../deps.ts';
import { identityNotFound, lastIdentity, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import { endMailTokens } from '../mails/mail-tokens.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { identitiesOf } from '../users/users.ts';

/**
 * DELETE /user/identities/:id. The identity must be the caller's, and another one must remain: two calls at the same time cannot remove
 * both, because the user is locked. Without the e-mail identity its password no longer signs in.
 */
export function unlinkIdentity({ store, clock }: AuthDeps, who: Principal, id: string): Promise<Result<object, AuthFailure>> {
  return store.write(async (writer) => {
    const user = await stillSignedIn(writer, who, clock());
    if (!user) return fail(sessionEnded);
    const own = await identitiesOf(writer, user.id);
    const identity = own.find((row) => row.id === id);
    if (!identity) return fail(identityNotFound);
    if (own.length === 1) return fail(lastIdentity);
    await writer.deleteFrom('identities').where('id', '=', id).execute();
    if (identity.provider === 'email') {
      await writer.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
      await endMailTokens(writer, user.id);
    }
    await writer.updateTable('users').set({ updated_at: clock() }).where('id', '=', user.id).execute();
    return ok({});
  });
}
