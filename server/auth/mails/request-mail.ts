import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { MailRequest } from '../../mail/mail.ts';
import type { AuthDeps } from '../deps.ts';
import { readEmail } from '../users/email-address.ts';
import { tooManyMails, tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import { mailConfirmation, mailCurrentAddress, mailNewAddress, mailRecovery, type LinkRequest, type Return } from './account-mails.ts';
import { takeMailTurn, type LimitedMail } from './mail-history.ts';
import { sendNotices } from './notice.ts';
import { readChallenge } from '../credentials/pkce.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser, userByEmail, writeOrUndo } from '../users/users.ts';

export interface RequestedMail extends LinkRequest {
  readonly kind: Exclude<LimitedMail, 'notice' | 'text'>;
  readonly email: string;
}

/**
 * Mails the mailboxes of a waiting e-mail change that have not agreed yet. Anybody may ask for it, so it takes nothing back: what has agreed
 * stays agreed, and the links of the same change stay good. Each address has a limit of its own.
 */
async function mailChangeAgain(deps: AuthDeps, writer: Writer, user: UserRow, newEmail: string, back: Return): Promise<void> {
  const change = { userId: user.id, email: user.email, newEmail };
  if (user.email_change_agreed !== 'current') await mailCurrentAddress(deps, writer, change, back);
  if (user.email_change_agreed === 'new') return;
  const turn = await takeMailTurn(writer, newEmail, 'email_change', deps.clock(), deps.settings.mailSpacingS);
  if (turn.waitS === 0) await mailNewAddress(deps, writer, change, back);
}

/** Mails what was asked for, if the address has an account for which it makes sense. The mail queue calls it after the answer was sent. */
export async function answerMailRequest(
  deps: AuthDeps,
  writer: Writer,
  { kind, email = '', redirectTo, challenge }: MailRequest,
): Promise<void> {
  if (kind === 'notice') return sendNotices(deps, writer, email);
  const found = await userByEmail(writer, email);
  // Locks the user before any history, as everywhere: two orders of locks could cause a deadlock.
  const user = found && (await lockUser(writer, found.id));
  if (!user || isBanned(user, deps.clock())) return;
  const back = { redirectTo, challenge };
  if (kind === 'recovery') await mailRecovery(deps, writer, user.id, user.email, back);
  else if (kind === 'signup' && user.email_confirmed_at === null) await mailConfirmation(deps, writer, user, back);
  else if (kind === 'email_change' && user.new_email !== null) await mailChangeAgain(deps, writer, user, user.new_email, back);
}

/**
 * POST /recover and /resend. The answer depends only on the address and its history of requests, and so does the work before the answer.
 * Accounts are read only after the answer was sent (protocol, "Sign-up, sign-in, password").
 */
export async function requestMail(deps: AuthDeps, asked: RequestedMail): Promise<Result<object, AuthFailure>> {
  const email = readEmail(asked.email);
  if (!email.ok) return email;
  const challenge = readChallenge(asked.codeChallenge, asked.codeChallengeMethod);
  if (!challenge.ok) return challenge;
  const { limits, clock, settings, store, mail } = deps;
  const waitS = limits.mailRequests.waitS(asked.source);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  limits.mailRequests.count(asked.source);
  return writeOrUndo(store, async (writer) => {
    const turn = await takeMailTurn(writer, email.value, asked.kind, clock(), settings.mailSpacingS);
    if (turn.waitS > 0) return fail(tooManyMails(turn.waitS));
    await mail.request(writer, {
      kind: asked.kind,
      email: email.value,
      redirectTo: asked.redirectTo,
      challenge: challenge.value?.challenge,
    });
    return ok({});
  });
}
