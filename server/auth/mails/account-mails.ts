import type { Writer } from '../../database/store.ts';
import { addressTakenMail, confirmSignupMail, emailChangeMail, recoveryMail, type Proof } from '../../mail/templates.ts';
import type { AuthDeps } from '../deps.ts';
import { issueMailToken, type IssuedToken, type VerifyType } from './mail-tokens.ts';
import { allowedRedirect } from './redirects.ts';
import { issuerOf } from '../settings.ts';
import type { UserRow } from '../users/user-object.ts';
import { isOwned } from '../users/users.ts';

/** What a request that is answered by a mail says of its flow, and from where it came. */
export interface LinkRequest {
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
  readonly redirectTo: string | undefined;
  readonly source: string;
}

/** Where a mail's link leads back to, and the challenge of its flow. */
export interface Return {
  readonly redirectTo: string | undefined;
  readonly challenge: string | undefined;
}

function proofOf(deps: AuthDeps, type: VerifyType, { token, code }: IssuedToken, back: Pick<Return, 'redirectTo'>): Proof {
  const redirect_to = allowedRedirect(back.redirectTo, { siteUrl: deps.settings.siteUrl, allow: deps.settings.redirectAllow });
  const query = new URLSearchParams({ token, type, redirect_to });
  return { link: `${issuerOf(deps.settings)}/verify?${query.toString()}`, code };
}

/**
 * Mails the link that confirms a sign-up.
 * @param signUpData what that sign-up asked for (tables.ts, `sign_up_data`); absent if somebody only wants a mail once more
 */
export async function mailConfirmation(
  deps: AuthDeps,
  writer: Writer,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  { challenge, ...back }: Return,
  signUpData?: string,
): Promise<void> {
  const now = deps.clock();
  const issued = await issueMailToken(writer, { userId, kind: 'signup', challenge, signUpData }, now);
  await writer.updateTable('users').set({ confirmation_sent_at: now }).where('id', '=', userId).execute();
  await deps.mail.enqueue(writer, confirmSignupMail(email, proofOf(deps, 'signup', issued, back)));
}

/** Mails the link that signs in, so that the user can choose a new password. */
export async function mailRecovery(deps: AuthDeps, writer: Writer, userId: string, email: string, back: Return): Promise<void> {
  const now = deps.clock();
  const issued = await issueMailToken(writer, { userId, kind: 'recovery', challenge: back.challenge }, now);
  await writer.updateTable('users').set({ recovery_sent_at: now }).where('id', '=', userId).execute();
  await deps.mail.enqueue(writer, recoveryMail(email, proofOf(deps, 'recovery', issued, back)));
}

interface EmailChange {
  readonly userId: string;
  readonly email: string;
  readonly newEmail: string;
}

/** Asks the account's present mailbox. The mail does not depend on whether the new address belongs to an account. */
export async function mailCurrentAddress(deps: AuthDeps, writer: Writer, change: EmailChange, back: Return): Promise<void> {
  const { userId } = change;
  const issued = await issueMailToken(writer, { userId, kind: 'email_change_current', challenge: back.challenge }, deps.clock());
  await deps.mail.enqueue(writer, emailChangeMail(change.email, change.newEmail, proofOf(deps, 'email_change', issued, back)));
}

/** Asks the new mailbox. If it belongs to another account, its owner gets a notice instead (decision D21). */
export async function mailNewAddress(deps: AuthDeps, writer: Writer, change: EmailChange, back: Return): Promise<void> {
  const { userId, newEmail } = change;
  if (await isOwned(writer, newEmail)) {
    await deps.mail.enqueue(writer, addressTakenMail(newEmail));
    return;
  }
  const issued = await issueMailToken(writer, { userId, kind: 'email_change_new', challenge: back.challenge }, deps.clock());
  await deps.mail.enqueue(writer, emailChangeMail(newEmail, newEmail, proofOf(deps, 'email_change', issued, back)));
}
