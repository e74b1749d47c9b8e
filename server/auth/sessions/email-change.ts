import type { Writer } from '../../database/store.ts';
import { endMailTokens, type MailTokenRow } from '../mails/mail-tokens.ts';
import type { UserRow } from '../users/user-object.ts';
import { isOwned } from '../users/users.ts';

const NO_CHANGE = { new_email: null, email_change_sent_at: null, email_change_agreed: 'none' } as const;

/** Ends a waiting e-mail change, with its links and codes. */
export async function forgetEmailChange(writer: Writer, userId: string): Promise<void> {
  await writer.updateTable('users').set(NO_CHANGE).where('id', '=', userId).execute();
  await endMailTokens(writer, userId, ['email_change_current', 'email_change_new']);
}

async function moveAddress(writer: Writer, user: UserRow, email: string, now: number): Promise<UserRow> {
  // An account with this address was never confirmed, and its mailbox has just agreed to this change.
  await writer.deleteFrom('users').where('email', '=', email).execute();
  const change = { ...NO_CHANGE, email, updated_at: now };
  await writer.updateTable('users').set(change).where('id', '=', user.id).execute();
  await writer
    .updateTable('identities')
    .set({ email, updated_at: now })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute();
  // Links in the old mailbox must no longer give access to the account.
  await endMailTokens(writer, user.id);
  return { ...user, ...change };
}

/**
 * Notes that one of the two mailboxes agreed. `half`: the other has not agreed yet. `taken`: both agreed, but the new address has got an
 * owner meanwhile, so the change has ended. Undefined: no change is waiting.
 */
export async function agreeToChange(
  writer: Writer,
  user: UserRow,
  row: MailTokenRow,
  now: number,
): Promise<UserRow | 'half' | 'taken' | undefined> {
  const half = row.kind === 'email_change_new' ? 'new' : 'current';
  if (user.new_email === null) return undefined;
  if (user.email_change_agreed === 'none' || user.email_change_agreed === half) {
    await writer.updateTable('users').set({ email_change_agreed: half }).where('id', '=', user.id).execute();
    return 'half';
  }
  if (!(await isOwned(writer, user.new_email))) return moveAddress(writer, user, user.new_email, now);
  await forgetEmailChange(writer, user.id);
  return 'taken';
}
