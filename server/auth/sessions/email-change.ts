import type { Writer } from '../../database/store.ts';
import { killMailTokens, type MailTokenRow } from '../mails/mail-tokens.ts';
import type { UserRow } from '../users/user-object.ts';
import { isOwned } from '../users/users.ts';

const NO_CHANGE = { new_email: null, email_change_sent_at: null, email_change_agreed: 'none' } as const;

/** Ends a change that waits for its mailboxes: its links and codes die with it. */
export const forgetEmailChange = async (writer: Writer, userId: string): Promise<void> => {
  await writer.updateTable('users').set(NO_CHANGE).where('id', '=', userId).execute();
  await writer
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['email_change_current', 'email_change_new'])
    .execute();
};

const moveAddress = async (writer: Writer, user: UserRow, email: string, now: number): Promise<UserRow> => {
  // Only one that nobody ever confirmed can be there: whoever agreed has just shown whose the mailbox is.
  await writer.deleteFrom('users').where('email', '=', email).execute();
  const change = { ...NO_CHANGE, email, updated_at: now };
  await writer.updateTable('users').set(change).where('id', '=', user.id).execute();
  await writer
    .updateTable('identities')
    .set({ email, updated_at: now })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute();
  // Links that lie in the old mailbox must not open the account any more.
  await killMailTokens(writer, user.id);
  return { ...user, ...change };
};

/**
 * One of the two mailboxes agreed. `half`: the other is still to come. `taken`: both agreed, but the new address has got an owner
 * meanwhile, and the change is off. Undefined: there is no change to agree to.
 */
export const agreeToChange = async (
  writer: Writer,
  user: UserRow,
  row: MailTokenRow,
  now: number,
): Promise<UserRow | 'half' | 'taken' | undefined> => {
  const half = row.kind === 'email_change_new' ? 'new' : 'current';
  if (user.new_email === null) return undefined;
  if (user.email_change_agreed === 'none' || user.email_change_agreed === half) {
    await writer.updateTable('users').set({ email_change_agreed: half }).where('id', '=', user.id).execute();
    return 'half';
  }
  if (!(await isOwned(writer, user.new_email))) return moveAddress(writer, user, user.new_email, now);
  await forgetEmailChange(writer, user.id);
  return 'taken';
};
