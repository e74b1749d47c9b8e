import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Principal } from '../../http/principal.ts';
import { identityRemoved } from '../../mail/notice-texts.ts';
import type { AuthDeps } from '../deps.ts';
import { identityNotFound, lastIdentity, reauthenticationNeeded, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import { endMailTokens } from '../mails/mail-tokens.ts';
import { mailNotice } from '../mails/notice.ts';
import { freshlyProven } from '../sessions/fresh-proof.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { identitiesOf } from '../users/users.ts';

/**
 * DELETE /user/identities/:id. The identity must be the caller's, and another one must remain: two calls at the same time cannot remove
 * both, because the user is locked. Without the e-mail identity its password no longer signs in.
 */
export function unlinkIdentity(deps: AuthDeps, who: Principal, id: string): Promise<Result<object, AuthFailure>> {
  const { store, clock, log } = deps;
  return store.write(async (writer) => {
    const user = await stillSignedIn(writer, who, clock());
    if (!user) return fail(sessionEnded);
    const own = await identitiesOf(writer, user.id);
    const identity = own.find((row) => row.id === id);
    if (!identity) return fail(identityNotFound);
    if (own.length === 1) return fail(lastIdentity);
    if (!(await freshlyProven(writer, who, clock()))) return fail(reauthenticationNeeded);
    await writer.deleteFrom('identities').where('id', '=', id).execute();
    if (identity.provider === 'email') {
      await writer.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
      await endMailTokens(writer, user.id);
    }
    await writer.updateTable('users').set({ updated_at: clock() }).where('id', '=', user.id).execute();
    log.info({ event: 'identity_removed', user: user.id, provider: identity.provider }, 'security: a way to sign in was removed');
    await mailNotice(deps, writer, identityRemoved(user.email, identity.provider, identity.email));
    return ok({});
  });
}
