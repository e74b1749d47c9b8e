import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { passwordChanged } from '../../mail/notice-texts.ts';
import type { AuthDeps } from '../deps.ts';
import { readEmail } from '../users/email-address.ts';
import {
  sessionEnded,
  notAdmin,
  reauthenticationNeeded,
  samePassword,
  tooManyMails,
  tooManyRequests,
  userNotFound,
  type AuthFailure,
} from '../contract/failure.ts';
import { forgetEmailChange } from './email-change.ts';
import { mailCurrentAddress, mailNewAddress, type LinkRequest, type Return } from '../mails/account-mails.ts';
import { takeMailTurn } from '../mails/mail-history.ts';
import { endMailTokens } from '../mails/mail-tokens.ts';
import { mailNotice } from '../mails/notice.ts';
import { mergeMetadata, parseMetadata, type Metadata } from '../contract/metadata.ts';
import { checkPassword } from '../credentials/passwords.ts';
import { readChallenge } from '../credentials/pkce.ts';
import type { Principal } from '../../http/principal.ts';
import { freshlyProven, provePassword } from './fresh-proof.ts';
import { endSessions } from './sessions.ts';
import { stillSignedIn } from './still-signed-in.ts';
import { addEmailIdentity } from '../users/identities.ts';
import { userObject, type UserObject, type UserRow } from '../users/user-object.ts';
import { factorsOf, identitiesOf, userById, writeOrUndo } from '../users/users.ts';

interface UserChange extends LinkRequest {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The password until now, which proves that the owner asks; absent if the session has proven it a moment ago. */
  readonly currentPassword: string | undefined;
  readonly data: Metadata | undefined;
  readonly sendsAppMetadata: boolean;
}

interface Change {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly data: Metadata | undefined;
  readonly back: Return;
}

function readChange(change: UserChange): Result<Change, AuthFailure> {
  if (change.sendsAppMetadata) return fail(notAdmin);
  const email = change.email === undefined ? ok(undefined) : readEmail(change.email);
  if (!email.ok) return email;
  const password = change.password === undefined ? ok(undefined) : checkPassword(change.password);
  if (!password.ok) return password;
  const challenge = readChallenge(change.codeChallenge, change.codeChallengeMethod);
  if (!challenge.ok) return challenge;
  const back = { redirectTo: change.redirectTo, challenge: challenge.value?.challenge };
  return ok({ email: email.value, password: password.value, data: change.data, back });
}

function hashNew(deps: AuthDeps, userId: string, source: string, password: string): Promise<Result<string, AuthFailure>> {
  return deps.passwords.inSlot({ source, account: userId }, async (slot) => {
    const user = await userById(deps.store.db, userId);
    if (await slot.verify(user?.password_hash ?? undefined, password)) return fail(samePassword);
    return ok(await slot.hash(password));
  });
}

/**
 * Saves a password. Other sessions, upload tickets, outstanding links and a waiting e-mail change end; the owner gets a mail (protocol,
 * "Sign-up, sign-in, password").
 */
async function savePassword(deps: AuthDeps, writer: Writer, user: UserRow, sessionId: string, hash: string): Promise<void> {
  const now = deps.clock();
  // Tickets of before there were generations are told by their time: one ms later, so that one that was issued in this ms ends, too.
  const change = { password_hash: hash, tickets_dead_before: now + 1, ticket_generation: user.ticket_generation + 1 };
  await writer.updateTable('users').set(change).where('id', '=', user.id).execute();
  // Who signed up at a provider can now sign in by address and password, too.
  await addEmailIdentity(writer, user.id, user.email, now);
  await endSessions(writer, user.id, sessionId, 'others');
  // A recovery has come to its end. Whoever chose a password knows it.
  await writer.updateTable('auth_sessions').set({ proven_at: now, recovers: 0 }).where('id', '=', sessionId).execute();
  await forgetEmailChange(writer, user.id);
  await endMailTokens(writer, user.id);
  await writer.deleteFrom('auth_codes').where('user_id', '=', user.id).execute();
  // Connected identities stay: they are proven by their provider alone. The owner is told of them, for one may be a thief's.
  const google = (await identitiesOf(writer, user.id)).filter(({ provider }) => provider === 'google');
  deps.log.info({ event: 'password_changed', user: user.id, session: sessionId, connected: google.length }, 'security: password changed');
  await mailNotice(
    deps,
    writer,
    passwordChanged(
      user.email,
      google.map(({ email }) => email),
    ),
  );
}

async function saveData(writer: Writer, user: UserRow, data: Metadata): Promise<Result<unknown, AuthFailure>> {
  const merged = mergeMetadata(parseMetadata(user.user_metadata), data);
  if (!merged.ok) return merged;
  return ok(
    await writer
      .updateTable('users')
      .set({ user_metadata: JSON.stringify(merged.value) })
      .where('id', '=', user.id)
      .execute(),
  );
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

/** Begins an e-mail change by asking both mailboxes. The present one's mail does not tell if the other has an account (decision D21). */
async function wantEmail(
  deps: AuthDeps,
  writer: Writer,
  user: UserRow,
  newEmail: string,
  back: Return,
): Promise<Result<unknown, AuthFailure>> {
  const now = deps.clock();
  // In the same order for all, so that two users who swap addresses cause no deadlock.
  for (const address of [user.email, newEmail].sort(byCode)) {
    const turn = await takeMailTurn(writer, address, 'email_change', now, deps.settings.mailSpacingS);
    if (turn.waitS > 0) return fail(tooManyMails(turn.waitS));
  }
  await forgetEmailChange(writer, user.id);
  const wanted = { new_email: newEmail, email_change_sent_at: now };
  await writer.updateTable('users').set(wanted).where('id', '=', user.id).execute();
  const change = { userId: user.id, email: user.email, newEmail };
  await mailCurrentAddress(deps, writer, change, back);
  await mailNewAddress(deps, writer, change, back);
  return ok(undefined);
}

async function save(
  deps: AuthDeps,
  writer: Writer,
  who: Principal,
  change: Change,
  passwordHash: string | undefined,
): Promise<Result<UserObject, AuthFailure>> {
  const user = await stillSignedIn(writer, who, deps.clock());
  if (!user) return fail(sessionEnded);
  const isMove = change.email !== undefined && change.email !== user.email;
  const changesWho = passwordHash !== undefined || isMove;
  if (changesWho && !(await freshlyProven(writer, who, deps.clock()))) return fail(reauthenticationNeeded);
  if (passwordHash !== undefined) await savePassword(deps, writer, user, who.sessionId, passwordHash);
  const data = change.data ? await saveData(writer, user, change.data) : ok(undefined);
  if (!data.ok) return data;
  const email = isMove ? await wantEmail(deps, writer, user, change.email, change.back) : ok(undefined);
  if (!email.ok) return email;
  const saved = await writer
    .updateTable('users')
    .set({ updated_at: deps.clock() })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok(userObject(saved, await identitiesOf(writer, user.id), await factorsOf(writer, user.id)));
}

/** Proves the password that came with a change. Before a new one is compared and hashed, the session must have proven whose it is. */
async function prove(deps: AuthDeps, who: Principal, wanted: UserChange): Promise<Result<undefined, AuthFailure>> {
  const { email, password, currentPassword, source } = wanted;
  if (email === undefined && password === undefined) return ok(undefined);
  if (currentPassword !== undefined) return provePassword(deps, who, { password: currentPassword, source });
  if (password === undefined) return ok(undefined);
  return deps.store.write(async (writer) => {
    if (!(await stillSignedIn(writer, who, deps.clock()))) return fail(sessionEnded);
    return (await freshlyProven(writer, who, deps.clock())) ? ok(undefined) : fail(reauthenticationNeeded);
  });
}

/** PUT /user: all of the change, or none of it. */
export async function updateUser(deps: AuthDeps, who: Principal, wanted: UserChange): Promise<Result<UserObject, AuthFailure>> {
  const waitS = deps.limits.updateUser.waitS(who.userId);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  deps.limits.updateUser.count(who.userId);
  const change = readChange(wanted);
  if (!change.ok) return change;
  const proven = await prove(deps, who, wanted);
  if (!proven.ok) return proven;
  const password =
    change.value.password === undefined ? ok(undefined) : await hashNew(deps, who.userId, wanted.source, change.value.password);
  if (!password.ok) return password;
  return writeOrUndo(deps.store, (writer) => save(deps, writer, who, change.value, password.value));
}

/** GET /user. */
export async function readUser(deps: AuthDeps, who: Principal): Promise<Result<UserObject, AuthFailure>> {
  const { db } = deps.store;
  const user = await userById(db, who.userId);
  return user ? ok(userObject(user, await identitiesOf(db, user.id), await factorsOf(db, user.id))) : fail(userNotFound);
}
