import { fail, ok, type Result } from '../../shared/result.ts';
import type { AccountsContext } from './context.ts';
import { readEmail } from './email-address.ts';
import { emailNotConfirmed, invalidCredentials, tooManyRequests, userBanned, type AuthFailure } from './failure.ts';
import { beginSession, sessionAnswer, type SessionAnswer } from './sessions.ts';
import type { UserRow } from './user-object.ts';
import { isBanned, lockUser, userByEmail } from './users.ts';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly source: string;
}

/** Seconds to wait for both limits of failed sign-ins. */
const waitFor = ({ limits }: AccountsContext, source: string, account: string): number =>
  Math.max(limits.signInAccount.waitS(account), limits.signInSource.waitS(source));

/**
 * The user whose password this is. The attempt counts as failed until it turned out well, so that attempts made at once cannot
 * outrun the limit; and the wait is looked at inside the slot, so that a class signing in together stays unhindered.
 */
const prove = async (context: AccountsContext, { email, password, source }: SignInRequest): Promise<Result<UserRow, AuthFailure>> => {
  const address = readEmail(email);
  const account = `${source} ${address.ok ? address.value : ''}`;
  const early = waitFor(context, source, account);
  if (early > 0) return fail(tooManyRequests(early));
  return context.passwords.inSlot(async (slot) => {
    const waitS = waitFor(context, source, account);
    if (waitS > 0) return fail(tooManyRequests(waitS));
    const undo = [context.limits.signInAccount.count(account), context.limits.signInSource.count(source)];
    const user = address.ok ? await userByEmail(context.store.db, address.value) : undefined;
    const isRight = await slot.verify(user?.password_hash ?? undefined, password);
    if (!user || !isRight) return fail(invalidCredentials);
    for (const takeBack of undo) takeBack();
    return ok(user);
  });
};

/** POST /token?grant_type=password. `email_not_confirmed` is said only to whoever knows the password. */
export const signIn = async (context: AccountsContext, request: SignInRequest): Promise<Result<SessionAnswer, AuthFailure>> => {
  const proven = await prove(context, request);
  if (!proven.ok) return proven;
  const opened = await context.store.write(async (writer) => {
    const user = await lockUser(writer, proven.value.id);
    // Between the comparison and now the password may have changed: then it was the wrong one after all.
    if (!user || user.password_hash !== proven.value.password_hash) return fail(invalidCredentials);
    if (user.email_confirmed_at === null) return fail(emailNotConfirmed);
    if (isBanned(user, context.clock())) return fail(userBanned(400));
    return ok(await beginSession(writer, user, 'password', context.clock()));
  });
  return opened.ok ? ok(sessionAnswer(context.tokens, opened.value, context.settings.accessTtlS)) : opened;
};
