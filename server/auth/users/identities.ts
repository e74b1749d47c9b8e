import { randomUUID } from 'node:crypto';
import type { Writer } from '../../database/store.ts';
import type { IdentityRow } from './user-object.ts';

/** A person as a provider knows them. */
export interface ProvidedIdentity {
  /** Their id at the provider, which never changes. */
  readonly subject: string;
  /** Their address in its stored form (email-address.ts); empty if the provider names none that could be one. */
  readonly email: string;
  /** Whether the provider vouches for the address. */
  readonly isVerified: boolean;
}

/** The identity of a person at Google, whichever user has it. */
export function googleIdentity(writer: Writer, subject: string): Promise<IdentityRow | undefined> {
  return writer.selectFrom('identities').selectAll().where('provider', '=', 'google').where('subject', '=', subject).executeTakeFirst();
}

/** Adds an identity at Google to a user. Returns false if a user has it already. */
export async function addGoogleIdentity(writer: Writer, userId: string, identity: ProvidedIdentity, now: number): Promise<boolean> {
  const added = await writer
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider: 'google',
      subject: identity.subject,
      email: identity.email,
      email_verified: identity.isVerified ? 1 : 0,
      last_sign_in_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes a sign-in by an identity at Google, and what Google now says of its address. */
export async function noteGoogleSignIn(writer: Writer, { subject, email, isVerified }: ProvidedIdentity, now: number): Promise<void> {
  await writer
    .updateTable('identities')
    .set({ email, email_verified: isVerified ? 1 : 0, last_sign_in_at: now, updated_at: now })
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .execute();
}

/** Gives a user the identity of whoever signs in by address and password, if it is missing. */
export async function addEmailIdentity(writer: Writer, userId: string, email: string, now: number): Promise<void> {
  await writer
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider: 'email',
      subject: userId,
      email,
      last_sign_in_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
}
