import type { Writer } from '../../database/store.ts';
import { identityAddedMail } from '../../mail/templates.ts';
import type { AuthDeps } from '../deps.ts';
import { takeMailTurn } from '../mails/mail-history.ts';
import type { ProvidedIdentity } from '../users/identities.ts';
import type { UserRow } from '../users/user-object.ts';

/**
 * Tells both mailboxes that an account has a new way to sign in: the account's owner, and the owner of the Google account, who may have been
 * led to Google by somebody else's link.
 */
export async function tellOwner(
  { clock, mail }: Pick<AuthDeps, 'clock' | 'mail'>,
  writer: Writer,
  user: UserRow,
  identity: ProvidedIdentity,
): Promise<void> {
  const addresses = new Set([user.email, ...(identity.isVerified ? [identity.email] : [])]);
  // In the same order for all, so that two users with the same two addresses cause no deadlock.
  for (const address of [...addresses].sort(byCode)) {
    const turn = await takeMailTurn(writer, address, 'notice', clock(), 0);
    if (turn.waitS === 0) await mail.enqueue(writer, identityAddedMail(address, user.email, identity.email));
  }
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
