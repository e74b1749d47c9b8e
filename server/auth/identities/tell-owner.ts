import type { Writer } from '../../database/store.ts';
import { identityAdded } from '../../mail/notice-texts.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNotice } from '../mails/notice.ts';
import type { ProvidedIdentity } from '../users/identities.ts';
import type { UserRow } from '../users/user-object.ts';

/** Tells both mailboxes that an account has a new way to sign in: its owner, and the owner of the Google account. */
export async function tellOwner(deps: AuthDeps, writer: Writer, user: UserRow, identity: ProvidedIdentity): Promise<void> {
  deps.log.info({ event: 'identity_added', user: user.id, provider: 'google' }, 'security: a way to sign in was added');
  const addresses = new Set([user.email, ...(identity.isVerified ? [identity.email] : [])]);
  for (const address of addresses) await mailNotice(deps, writer, identityAdded(address, user.email, identity.email));
}
