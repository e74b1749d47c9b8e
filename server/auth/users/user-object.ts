import type { Selectable } from 'kysely';
import { parseMetadata } from '../contract/metadata.ts';
import type { FactorsTable, IdentitiesTable, UsersTable } from '../../database/tables/accounts.ts';

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type FactorRow = Selectable<FactorsTable>;

const iso = (ms: number): string => new Date(ms).toISOString();

/** `{ [name]: time }`, or nothing if it never happened. */
function time<Name extends string>(name: Name, ms: number | null): { readonly [key in Name]?: string } {
  return ms === null ? {} : ({ [name]: iso(ms) } as { readonly [key in Name]?: string });
}

function identityObject(row: IdentityRow, isConfirmed: boolean) {
  const verified = row.provider === 'email' ? isConfirmed : row.email_verified === 1;
  return {
    identity_id: row.id,
    id: row.subject,
    user_id: row.user_id,
    identity_data: { sub: row.subject, email: row.email, email_verified: verified, phone_verified: false },
    provider: row.provider,
    email: row.email,
    ...time('last_sign_in_at', row.last_sign_in_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

function factorObject(row: FactorRow) {
  return {
    id: row.id,
    ...(row.friendly_name !== null && { friendly_name: row.friendly_name }),
    factor_type: row.factor_type,
    status: row.status,
    ...(row.phone !== null && { phone: row.phone }),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

/** app_metadata: the ways in which the user can sign in. Only the server writes it. */
export function appMetadata(identities: readonly IdentityRow[]) {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return { provider: providers[0] ?? 'email', providers };
}

/** The User of protocol, "Objects and tokens": all that the API tells of a user, and only to that user. */
export function userObject(user: UserRow, identities: readonly IdentityRow[], factors: readonly FactorRow[]) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...time('email_confirmed_at', user.email_confirmed_at),
    ...time('confirmed_at', user.email_confirmed_at),
    ...time('confirmation_sent_at', user.confirmation_sent_at),
    ...time('recovery_sent_at', user.recovery_sent_at),
    ...time('last_sign_in_at', user.last_sign_in_at),
    ...(user.new_email !== null && { new_email: user.new_email, ...time('email_change_sent_at', user.email_change_sent_at) }),
    app_metadata: appMetadata(identities),
    user_metadata: parseMetadata(user.user_metadata),
    identities: identities.map((row) => identityObject(row, user.email_confirmed_at !== null)),
    // The client computes the next level from the stored user, so the list must be there even if it is empty.
    factors: factors.map(factorObject),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
  };
}

export type UserObject = ReturnType<typeof userObject>;
