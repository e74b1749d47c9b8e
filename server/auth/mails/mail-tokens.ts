import type { Selectable } from 'kysely';
import type { Writer } from '../../database/store.ts';
import { digest, randomCode, randomToken } from '../credentials/secret.ts';
import { MAIL_CODE_MS, MAIL_CODE_TRIES, OTHER_LINK_MS, SIGNUP_LINK_MS } from '../settings.ts';
import type { MailTokenKind, MailTokensTable } from '../tables.ts';

export type MailTokenRow = Selectable<MailTokensTable>;

/**
 * The types that links and `verifyOtp` name. An e-mail change has a token in each of two mailboxes. `email` stands for every token that
 * signs in: the client's documentation uses it for every code in a mail.
 */
export type VerifyType = 'signup' | 'recovery' | 'email_change' | 'email';

const KINDS: Readonly<Record<VerifyType, readonly MailTokenKind[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'recovery'],
};

/** Whether a text from a request is one of the types. */
export const isVerifyType = (type: string): type is VerifyType => Object.hasOwn(KINDS, type);

/** The prefix of a PKCE flow's tokens, so that even an expired link shows where its error belongs (protocol, "Links, redirects, PKCE"). */
const PKCE_PREFIX = 'pkce_';
/** Whether a link's token belongs to a PKCE flow. */
export const isPkceToken = (token: string): boolean => token.startsWith(PKCE_PREFIX);

/** The digest of a code. A code is short, so the digest includes its user and its kind. */
const codeDigest = (userId: string, kind: MailTokenKind, code: string): string => digest(`${userId} ${kind} ${code}`);

export interface IssuedToken {
  readonly token: string;
  readonly code: string;
}

/** Makes the link token and the code of a new mail. They replace those of an older mail of the same kind. */
export async function issueMailToken(
  writer: Writer,
  userId: string,
  kind: MailTokenKind,
  challenge: string | undefined,
  now: number,
): Promise<IssuedToken> {
  const token = `${challenge === undefined ? '' : PKCE_PREFIX}${randomToken()}`;
  const code = randomCode();
  const fields = {
    token_hash: digest(token),
    code_hash: codeDigest(userId, kind, code),
    code_tries: 0,
    code_expires_at: now + MAIL_CODE_MS,
    expires_at: now + (kind === 'signup' ? SIGNUP_LINK_MS : OTHER_LINK_MS),
    challenge: challenge ?? null,
    created_at: now,
  };
  await writer
    .insertInto('mail_tokens')
    .values({ user_id: userId, kind, ...fields })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(fields))
    .execute();
  return { token, code };
}

/** Uses up the token of a link. If several requests bring it at the same time, one of them gets it. */
export function takeMailToken(writer: Writer, token: string, type: VerifyType, now: number): Promise<MailTokenRow | undefined> {
  return writer
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', digest(token))
    .where('kind', 'in', KINDS[type])
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The tokens of one type that were mailed to an address. There may be two: two accounts may both want to move to the same address. */
function tokensAt(writer: Writer, email: string, type: VerifyType): Promise<MailTokenRow[]> {
  return writer
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .selectAll('mail_tokens')
    .where('kind', 'in', KINDS[type])
    .where((row) =>
      row.or([
        row.and([row('kind', '!=', 'email_change_new'), row('users.email', '=', email)]),
        row.and([row('kind', '=', 'email_change_new'), row('users.new_email', '=', email)]),
      ]),
    )
    .limit(MAX_MAILBOX_TOKENS)
    .execute();
}
const MAX_MAILBOX_TOKENS = 5;

/** Counts a try before the code is compared, so that tries at the same time cannot share a count. */
async function countTry(writer: Writer, row: MailTokenRow, now: number): Promise<boolean> {
  const counted = await writer
    .updateTable('mail_tokens')
    .set((old) => ({ code_tries: old('code_tries', '+', 1) }))
    .where('token_hash', '=', row.token_hash)
    .where('code_tries', '<', MAIL_CODE_TRIES)
    .where('code_expires_at', '>', now)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** Uses up the token of a six-digit code. Five wrong tries end the code; the link stays valid. */
export async function takeMailCode(
  writer: Writer,
  email: string,
  code: string,
  type: VerifyType,
  now: number,
): Promise<MailTokenRow | undefined> {
  for (const row of await tokensAt(writer, email, type)) {
    const open = await countTry(writer, row, now);
    if (open && row.code_hash === codeDigest(row.user_id, row.kind, code)) {
      const taken = await writer.deleteFrom('mail_tokens').where('token_hash', '=', row.token_hash).executeTakeFirst();
      return taken.numDeletedRows === 1n ? row : undefined;
    }
  }
  return undefined;
}

/** Ends every outstanding link and code of a user. */
export async function endMailTokens(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
}
