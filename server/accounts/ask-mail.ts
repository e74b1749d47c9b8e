import { fail, ok, type Result } from '../../shared/result.ts';
import type { Writer } from '../database/store.ts';
import type { AccountsContext } from './context.ts';
import { readEmail } from './email-address.ts';
import { tooManyMails, tooManyRequests, type AuthFailure } from './failure.ts';
import { mailConfirmation, mailEmailChange, mailRecovery, type Return } from './letters.ts';
import { takeMailTurn, type LimitedMail } from './mail-history.ts';
import { readChallenge } from './pkce.ts';
import type { UserRow } from './user-object.ts';
import { isBanned, lockUser, userByEmail, writeOrUndo } from './users.ts';

export interface MailRequest {
  readonly kind: LimitedMail;
  readonly email: string;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
  readonly redirectTo: string | undefined;
  readonly source: string;
}

/** Mails what was asked for, if this account has a use for it. */
const send = async (context: AccountsContext, writer: Writer, kind: LimitedMail, user: UserRow, back: Return): Promise<void> => {
  if (kind === 'recovery') await mailRecovery(context, writer, user.id, user.email, back);
  else if (kind === 'signup' && user.email_confirmed_at === null) await mailConfirmation(context, writer, user.id, user.email, back);
  else if (kind === 'email_change' && user.new_email !== null && !(await userByEmail(writer, user.new_email))) {
    await mailEmailChange(context, writer, { userId: user.id, email: user.email, newEmail: user.new_email }, back);
    await writer.updateTable('users').set({ email_change_agreed: 'none' }).where('id', '=', user.id).execute();
  }
};

/**
 * POST /recover and /resend. The answer depends on the address and its history of requests alone: an address without an account
 * waits its minute like any other (auth-api.md, section 5).
 */
export const askForMail = async (context: AccountsContext, request: MailRequest): Promise<Result<object, AuthFailure>> => {
  const email = readEmail(request.email);
  if (!email.ok) return email;
  const challenge = readChallenge(request.codeChallenge, request.codeChallengeMethod);
  if (!challenge.ok) return challenge;
  const { limits, clock, settings, store } = context;
  const waitS = limits.mailAsks.waitS(request.source);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  limits.mailAsks.count(request.source);
  return writeOrUndo(store, async (writer) => {
    const found = await userByEmail(writer, email.value);
    // The user before the history, as everywhere: two orders of locks could wait for each other.
    const user = found && (await lockUser(writer, found.id));
    const turn = await takeMailTurn(writer, email.value, request.kind, clock(), settings.mailSpacingS);
    if (turn.waitS > 0) return fail(tooManyMails(turn.waitS));
    const back = { redirectTo: request.redirectTo, challenge: challenge.value?.challenge };
    if (user && !isBanned(user, clock())) await send(context, writer, request.kind, user, back);
    return ok({});
  });
};
