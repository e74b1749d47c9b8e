import type { User, UserIdentity } from '@supabase/auth-js';
import { secondFactor, type SecondFactor } from './second-step.ts';

/** A person at a provider who can sign in to the account (protocol, "Google"). */
export interface ConnectedSignIn {
  readonly id: string;
  /** The address there; empty if the provider named none. */
  readonly email: string;
  /** The name by which the auth client knows it. */
  readonly identity: UserIdentity;
}

/** How an account can be signed in to. */
export interface SignInWays {
  readonly email: string;
  /** The address that replaces it once both mailboxes have agreed. */
  readonly newEmail?: string;
  /** Whether address and password sign in. */
  readonly hasPassword: boolean;
  /** Oldest first. */
  readonly google: readonly ConnectedSignIn[];
  /** The verified ones. */
  readonly factors: readonly SecondFactor[];
}

function connected(identity: UserIdentity): ConnectedSignIn {
  const email: unknown = identity.identity_data?.['email'];
  return { id: identity.identity_id, email: typeof email === 'string' ? email : '', identity };
}

/** What the server's user object says of them (protocol, "Objects and tokens"). */
export function waysOf({ email = '', new_email: newEmail, identities = [], factors = [] }: User): SignInWays {
  return {
    email,
    ...(newEmail && { newEmail }),
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    google: identities.filter(({ provider }) => provider === 'google').map(connected),
    factors: factors.filter(({ status }) => status === 'verified').map(secondFactor),
  };
}

/** Whether a connected sign-in can go: another way in must remain. */
export const canDisconnect = ({ hasPassword, google }: SignInWays): boolean => hasPassword || google.length > 1;
