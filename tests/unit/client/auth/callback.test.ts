import { describe, expect, it } from 'vitest';
import { readCallback } from '../../../../client/auth/callback.ts';

const arrive = (rest: string) => readCallback(new URL(`https://tenfold.test/auth/callback${rest}`));
const EXPIRED = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

describe('a call of /auth/callback', () => {
  it.each([
    ['a sign-up’s link', '?code=abc', { kind: 'code', code: 'abc', from: 'mail', choosesPassword: false }],
    [
      'a sign-up’s link that leads to the choice of a password',
      '?code=abc&type=recovery',
      { kind: 'code', code: 'abc', from: 'mail', choosesPassword: true },
    ],
    ['a link for a new password', '?for=recovery&code=abc', { kind: 'code', code: 'abc', from: 'recovery', choosesPassword: false }],
    ['the page for a new password, loaded again', '?for=recovery', { kind: 'recovery_again', choosesPassword: false }],
    ['the choice of a password, loaded again', '?for=recovery&type=recovery', { kind: 'recovery_again', choosesPassword: true }],
    ['the second link of an e-mail change', '?for=email-change&code=abc', { kind: 'email_changed' }],
    ['the first link of an e-mail change', '?for=email-change#message=Confirmation+link+accepted', { kind: 'half' }],
    ['a sign-in with Google', '?google=sign-in&code=abc', { kind: 'code', code: 'abc', from: 'google', choosesPassword: false }],
    ['Google as another way to sign in', '?google=connect&code=abc', { kind: 'google_connected', code: 'abc' }],
    ['a button for guests', '', { kind: 'nothing' }],
  ])('tells %s from the others', (_name, rest, callback) => {
    expect(arrive(rest)).toEqual(callback);
  });

  it.each([
    ['in the fragment', `#${EXPIRED}`, 'mail'],
    ['in the query', `?${EXPIRED}`, 'mail'],
    ['in both', `?for=recovery&${EXPIRED}#${EXPIRED}`, 'recovery'],
    ['whose purpose only another version knows', `?for=toString&${EXPIRED}`, 'mail'],
    ['from Google', `?google=sign-in&${EXPIRED}`, 'google'],
    ['of connecting Google', `?google=connect&${EXPIRED}`, 'google_connect'],
    ['of an e-mail change', `?for=email-change#${EXPIRED}`, 'email_change'],
  ])('has the provider’s own words for an error %s', (_name, rest, purpose) => {
    expect(arrive(rest)).toEqual({ kind: 'refused', words: 'Email link is invalid or has expired', purpose });
  });

  it('has the window’s words for a reason that it knows, before the code', () => {
    const said = 'error=access_denied&error_code=otp_expired&error_reason=link_expired&error_description=Der+Link+ist+alt';
    expect(arrive(`#${said}`)).toMatchObject({ words: 'Email link is invalid or has expired' });
  });

  it('takes no tokens from an address, and no empty code (spec 2 §8)', () => {
    expect(arrive('#access_token=a.b.c&refresh_token=d&token_type=bearer&type=signup')).toEqual({
      kind: 'refused',
      words: 'Not a valid PKCE flow url.',
      purpose: 'mail',
    });
    expect(arrive('?for=recovery&code=')).toEqual({ kind: 'refused', words: 'No code detected.', purpose: 'recovery' });
  });

  it('says so when the provider gave no words, and takes no code that came with an error', () => {
    expect(arrive('?error=server_error&code=abc')).toEqual({
      kind: 'refused',
      words: 'Error in URL with unspecified error_description',
      purpose: 'mail',
    });
  });
});
