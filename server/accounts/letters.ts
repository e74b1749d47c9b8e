import type { Writer } from '../database/store.ts';
import type { Proof } from '../mail/templates.ts';
import { confirmSignupMail, emailChangeMail, recoveryMail } from '../mail/templates.ts';
import type { AccountsContext } from './context.ts';
import { issueMailToken, type IssuedToken, type VerifyType } from './mail-tokens.ts';
import { allowedRedirect } from './redirects.ts';
import { issuerOf } from './settings.ts';

/** Where a mail's link leads back to, and the challenge that its flow was begun with. */
export interface Return {
  readonly redirectTo: string | undefined;
  readonly challenge: string | undefined;
}

const proofOf = (context: AccountsContext, type: VerifyType, { token, code }: IssuedToken, back: Return): Proof => {
  const redirect_to = allowedRedirect(back.redirectTo, { siteUrl: context.settings.siteUrl, allow: context.settings.redirectAllow });
  const query = new URLSearchParams({ token, type, redirect_to });
  return { link: `${issuerOf(context.settings)}/verify?${query.toString()}`, code };
};

/** Mails the link that confirms a sign-up. */
export const mailConfirmation = async (context: AccountsContext, writer: Writer, userId: string, email: string, back: Return): Promise<void> => {
  const now = context.clock();
  const issued = await issueMailToken(writer, userId, 'signup', back.challenge, now);
  await writer.updateTable('users').set({ confirmation_sent_at: now }).where('id', '=', userId).execute();
  await context.mail.enqueue(writer, confirmSignupMail(email, proofOf(context, 'signup', issued, back)));
};

/** Mails the link that signs in to choose a new password. */
export const mailRecovery = async (context: AccountsContext, writer: Writer, userId: string, email: string, back: Return): Promise<void> => {
  const now = context.clock();
  const issued = await issueMailToken(writer, userId, 'recovery', back.challenge, now);
  await writer.updateTable('users').set({ recovery_sent_at: now }).where('id', '=', userId).execute();
  await context.mail.enqueue(writer, recoveryMail(email, proofOf(context, 'recovery', issued, back)));
};

/** Mails both mailboxes of an e-mail change. */
export const mailEmailChange = async (
  context: AccountsContext,
  writer: Writer,
  change: { readonly userId: string; readonly email: string; readonly newEmail: string },
  back: Return,
): Promise<void> => {
  const sides = [
    { kind: 'email_change_current', to: change.email },
    { kind: 'email_change_new', to: change.newEmail },
  ] as const;
  for (const { kind, to } of sides) {
    const issued = await issueMailToken(writer, change.userId, kind, back.challenge, context.clock());
    await context.mail.enqueue(writer, emailChangeMail(to, change.newEmail, proofOf(context, 'email_change', issued, back)));
  }
};
