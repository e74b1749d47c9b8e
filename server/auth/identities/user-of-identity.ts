import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { AuthDeps } from '../deps.ts';
import { providerEmailUnverified, signupDisabled, tooManyRequests, userBanned, type AuthFailure } from '../contract/failure.ts';
import { endMailTokens } from '../mails/mail-tokens.ts';
import { giveNeutralNames } from '../sessions/own-sign-up.ts';
import { addGoogleIdentity, googleIdentity, noteGoogleSignIn, type ProvidedIdentity } from '../users/identities.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser, userByEmail } from '../users/users.ts';
import { tellOwner } from './tell-owner.ts';

/** The user, locked. */
type Found = Result<UserRow, AuthFailure>;

/** Another request changed the same account between two statements: the transaction must be undone and tried again. */
export const changedMeanwhile = tooManyRequests(1);

/** The user as this transaction has changed them. */
async function present(writer: Writer, userId: string): Promise<Found> {
  const user = await lockUser(writer, userId);
  return user ? ok(user) : fail(changedMeanwhile);
}

/** The user of an identity that signed in before or was added. */
async function knownUser(writer: Writer, userId: string, identity: ProvidedIdentity, now: number): Promise<Found> {
  const user = await lockUser(writer, userId);
  // The identity may have been removed while we waited for the lock.
  if (!user || (await googleIdentity(writer, identity.subject))?.user_id !== userId) return fail(changedMeanwhile);
  if (isBanned(user, now)) return fail(userBanned(403));
  await noteGoogleSignIn(writer, identity, now);
  return ok(user);
}

/** A new user, confirmed by the provider's word for the address. */
async function newUser({ settings, clock }: AuthDeps, writer: Writer, identity: ProvidedIdentity): Promise<Found> {
  if (settings.disableSignup) return fail(signupDisabled);
  const now = clock();
  const { email } = identity;
  const made = await writer
    .insertInto('users')
    .values({ id: randomUUID(), email, email_confirmed_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const isWhole =
    made !== undefined && (await giveNeutralNames(writer, made.id, now)) && (await addGoogleIdentity(writer, made.id, identity, now));
  if (!isWhole) return fail(changedMeanwhile);
  await noteGoogleSignIn(writer, identity, now);
  return present(writer, made.id);
}

/**
 * Makes the never confirmed account of a proven address its owner's: password, data, name and e-mail identity came from whoever signed up,
 * and are discarded, so that nobody keeps a password that was set before the address was proven.
 */
async function discardSignUp(writer: Writer, user: UserRow, now: number): Promise<boolean> {
  await writer
    .updateTable('users')
    .set({ password_hash: null, password_in_doubt: 0, email_confirmed_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute();
  await writer.deleteFrom('identities').where('user_id', '=', user.id).execute();
  await endMailTokens(writer, user.id);
  return giveNeutralNames(writer, user.id, now);
}

/** The account with the identity's address gets the identity. */
async function userByAddress(deps: AuthDeps, writer: Writer, userId: string, identity: ProvidedIdentity): Promise<Found> {
  const now = deps.clock();
  const user = await lockUser(writer, userId);
  if (user?.email !== identity.email) return fail(changedMeanwhile);
  if (isBanned(user, now)) return fail(userBanned(403));
  if (user.email_confirmed_at === null && !(await discardSignUp(writer, user, now))) return fail(changedMeanwhile);
  if (!(await addGoogleIdentity(writer, user.id, identity, now))) return fail(changedMeanwhile);
  await noteGoogleSignIn(writer, identity, now);
  await tellOwner(deps, writer, user, identity);
  return present(writer, user.id);
}

/** The user whom a person from the provider signs in as, by the table of protocol, "Google". A refusal must undo all. */
export async function signedInUser(deps: AuthDeps, writer: Writer, identity: ProvidedIdentity): Promise<Found> {
  const known = await googleIdentity(writer, identity.subject);
  if (known) return knownUser(writer, known.user_id, identity, deps.clock());
  if (!identity.isVerified) return fail(providerEmailUnverified);
  const owner = await userByEmail(writer, identity.email);
  return owner ? userByAddress(deps, writer, owner.id, identity) : newUser(deps, writer, identity);
}
