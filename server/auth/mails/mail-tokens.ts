import type { Selectable } from 'kysely';
import { endIsAhead } from '../../database/over.ts';
import type { Writer } from '../../database/store.ts';
import { digest, randomCode, randomToken } from '../credentials/secret.ts';
import { MAIL_CODE_MS, MAIL_CODE_TRIES, OTHER_LINK_MS, SIGNUP_LINK_MS } from '../settings.ts';
import type { MailTokenKind, MailTokensTable } from '../../database/tables/accounts.ts';

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

interface NewMailToken {
  readonly userId: string;
  readonly kind: MailTokenKind;
  /** Of the PKCE flow that asked for the mail. */
  readonly challenge: string | undefined;
  /** What the sign-up asked for that this mail confirms (tables.ts, `sign_up_data`). */
  readonly signUpData?: string | undefined;
}

/**
 * Makes the link token and the code of a new mail. Those of an older recovery end. Others live on: a sign-up keeps its own link whoever
 * signs up after it (decision D33), and who asks for a mail in somebody else's name ends nothing.
 */
export async function issueMailToken(
  writer: Writer,
  { userId, kind, challenge, signUpData }: NewMailToken,
  now: number,
): Promise<IssuedToken> {
  const token = `${challenge === undefined ? '' : PKCE_PREFIX}${randomToken()}`;
  const code = randomCode();
  if (kind === 'recovery') await endMailTokens(writer, userId, ['recovery']);
  await writer
    .insertInto('mail_tokens')
    .values({
      token_hash: digest(token),
      user_id: userId,
      kind,
      sign_up_data: signUpData ?? null,
      code_hash: codeDigest(userId, kind, code),
      code_expires_at: now + MAIL_CODE_MS,
      expires_at: now + (kind === 'signup' ? SIGNUP_LINK_MS : OTHER_LINK_MS),
      challenge: challenge ?? null,
      created_at: now,
    })
    .execute();
  return { token, code };
}

/** Uses up the token of a link. If several requests bring it at the same time, one of them gets it. */
export function takeMailToken(writer: Writer, token: string, type: VerifyType, now: number): Promise<MailTokenRow | undefined> {
  return writer
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', digest(token))
    .where('kind', 'in', KINDS[type])
    .where(endIsAhead('expires_at', SIGNUP_LINK_MS, now))
    .returningAll()
    .executeTakeFirst();
}

/** More than the mails that go to two addresses on a day. */
const MAX_MAILBOX_TOKENS = 24;

/**
 * The tokens whose codes may be typed for an address, newest first. Two accounts may both want to move to the same address; and the owner of
 * one types both codes of a change for the present address.
 */
function tokensAt(writer: Writer, email: string, type: VerifyType, now: number): Promise<MailTokenRow[]> {
  return writer
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .selectAll('mail_tokens')
    .where('kind', 'in', KINDS[type])
    .where(endIsAhead('code_expires_at', MAIL_CODE_MS, now))
    .where((row) =>
      row.or([row('users.email', '=', email), row.and([row('kind', '=', 'email_change_new'), row('users.new_email', '=', email)])]),
    )
    .orderBy('mail_tokens.created_at', 'desc')
    .limit(MAX_MAILBOX_TOKENS)
    .execute();
}

/** Counts a try before the code is compared, so that tries at the same time cannot share a count. */
async function countTry(writer: Writer, row: MailTokenRow, now: number): Promise<boolean> {
  const counted = await writer
    .updateTable('mail_tokens')
    .set((old) => ({ code_tries: old('code_tries', '+', 1) }))
    .where('token_hash', '=', row.token_hash)
    .where('code_tries', '<', MAIL_CODE_TRIES)
    .where(endIsAhead('code_expires_at', MAIL_CODE_MS, now))
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
  for (const row of await tokensAt(writer, email, type, now)) {
    const open = await countTry(writer, row, now);
    if (open && row.code_hash === codeDigest(row.user_id, row.kind, code)) {
      const taken = await writer.deleteFrom('mail_tokens').where('token_hash', '=', row.token_hash).executeTakeFirst();
      return taken.numDeletedRows === 1n ? row : undefined;
    }
  }
  return undefined;
}

const ALL_KINDS: readonly MailTokenKind[] = ['signup', 'recovery', 'email_change_current', 'email_change_new'];

/** Ends the outstanding links and codes of a user, of some kinds or all. */
export async function endMailTokens(writer: Writer, userId: string, kinds: readonly MailTokenKind[] = ALL_KINDS): Promise<void> {
  await writer.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
}
