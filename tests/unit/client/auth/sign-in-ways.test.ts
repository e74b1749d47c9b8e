import { describe, expect, it } from 'vitest';
import { canDisconnect, waysOf } from '../../../../client/auth/sign-in-ways.ts';

const at = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
const user = { id: 'mia', aud: 'authenticated', app_metadata: {}, user_metadata: {}, email: 'mia@example.org', ...at };
const identity = (provider: string, id: string, email = '') => ({
  identity_id: id,
  id: `subject of ${id}`,
  user_id: 'mia',
  provider,
  identity_data: { email },
});
const password = identity('email', 'e');
const google = identity('google', 'g', 'mia@gmail.example');

describe('the ways to sign in, of what the server says of a user', () => {
  it('are the password, what is connected, and the factors that have been confirmed', () => {
    const factor = { factor_type: 'totp', ...at } as const;
    const factors = [{ id: 'a', status: 'verified', ...factor } as const, { id: 'b', status: 'unverified', ...factor } as const];
    expect(waysOf({ ...user, new_email: 'new@example.org', identities: [password, google], factors })).toEqual({
      email: 'mia@example.org',
      newEmail: 'new@example.org',
      hasPassword: true,
      google: [{ id: 'g', email: 'mia@gmail.example', identity: google }],
      factors: [{ id: 'a', type: 'totp' }],
    });
    expect(waysOf(user)).toEqual({ email: 'mia@example.org', hasPassword: false, google: [], factors: [] });
  });

  it('let go of Google only if another way in remains', () => {
    expect(canDisconnect(waysOf({ ...user, identities: [google] }))).toBe(false);
    expect(canDisconnect(waysOf({ ...user, identities: [password, google] }))).toBe(true);
    expect(canDisconnect(waysOf({ ...user, identities: [google, identity('google', 'h')] }))).toBe(true);
  });
});
