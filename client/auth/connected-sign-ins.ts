import type { UserIdentity } from '@supabase/auth-js';
import { fail, ok, type Result } from '../../shared/result.ts';
import { failureOf } from './auth-failure.ts';
import { authSessions } from './sign-in-flow.ts';

/** A way to sign in to an account. */
export interface ConnectedSignIn {
  readonly id: string;
  readonly provider: 'email' | 'google';
  /** The address there; empty if Google named none. */
  readonly email: string;
  /** The name by which the auth client knows it. */
  readonly identity: UserIdentity;
}

function signInOf(identity: UserIdentity): ConnectedSignIn {
  const email: unknown = identity.identity_data?.['email'];
  return {
    id: identity.identity_id,
    provider: identity.provider === 'google' ? 'google' : 'email',
    email: typeof email === 'string' ? email : '',
    identity,
  };
}

/** The ways to sign in to a player's account, oldest first, as the server knows them now. An error is a sentence for the player. */
export async function connectedSignIns(localId: string): Promise<Result<readonly ConnectedSignIn[], string>> {
  const { data, error } = await authSessions().call(localId, (client) => client.getUserIdentities());
  return error ? fail(failureOf(error).sentence) : ok(data.identities.map(signInOf));
}

/** Leaves the page for Google, to add a Google account to a player's account. It comes back at /auth/callback, which leads to /settings. */
export async function connectGoogle(localId: string): Promise<Result<null, string>> {
  const address = await authSessions().connectAddress(localId);
  if (!address.ok) return fail(address.error.sentence);
  location.assign(address.value);
  return ok(null);
}

/** Removes a way to sign in. The last one stays, and so does the session. Without `email` the password no longer signs in. */
export async function disconnect(localId: string, { identity }: ConnectedSignIn): Promise<Result<null, string>> {
  const { error } = await authSessions().call(localId, (client) => client.unlinkIdentity(identity));
  return error ? fail(failureOf(error).sentence) : ok(null);
}
