import { describe, expect, it } from 'vitest';
import { afterCode, afterFirstStep, afterRefusal, type AuthScreen } from '../../../../client/auth/auth-screen.ts';
import { refusal, unreachable } from '../../../../client/auth/auth-failure.ts';
import type { SecondStep } from '../../../../client/auth/second-step.ts';
import { fail, ok } from '../../../../shared/result.ts';

const EMAIL = 'ada@example.org';
const account = { accountId: 'account-1', email: EMAIL, username: 'ada', displayName: 'Ada' };
const step = { factors: [{ id: 'f1', type: 'totp' }] } as unknown as SecondStep;
const secondStep: AuthScreen = { kind: 'second-step', account, step };

describe('the sign-in dialog', () => {
  it('is done after the password of an account without a second step', () => {
    expect(afterFirstStep(EMAIL, ok({ account }))).toBe('signed_in');
  });

  it('asks for the second step before anybody counts as signed in', () => {
    expect(afterFirstStep(EMAIL, ok({ account, secondStep: step }))).toEqual(secondStep);
  });

  it('offers another mail only to who gave the right password of a sign-up that waits for its link', () => {
    expect(afterFirstStep(EMAIL, fail(refusal('email_not_confirmed', 'Email not confirmed')))).toEqual({
      kind: 'sign-in',
      unconfirmed: EMAIL,
    });
    expect(afterFirstStep(EMAIL, fail(refusal('invalid_credentials', 'Invalid login credentials')))).toEqual({ kind: 'sign-in' });
    expect(afterFirstStep(EMAIL, fail(unreachable))).toEqual({ kind: 'sign-in' });
  });

  it('goes on by the code of a mail as by its link: signed in, to the second step, or to the choice of a password', () => {
    expect(afterCode('sign_up', { account, flow: 'sign_in' })).toBe('signed_in');
    expect(afterCode('confirmation', { account, flow: 'recovery' })).toEqual({ kind: 'new-password', account, isFirst: true });
    expect(afterCode('recovery', { account, flow: 'recovery' })).toEqual({ kind: 'new-password', account, isFirst: false });
    expect(afterCode('recovery', { account, flow: 'recovery', secondStep: step })).toEqual({ ...secondStep, flow: 'recovery' });
  });

  it.each(['mfa_verification_failed', 'mfa_challenge_expired', 'over_request_rate_limit', 'over_sms_send_rate_limit'])(
    'stays at the second step when it is refused with %s',
    (code) => {
      expect(afterRefusal(secondStep, refusal(code, 'No'))).toBe(secondStep);
    },
  );

  it('stays at the second step when nothing is reached', () => {
    expect(afterRefusal(secondStep, unreachable)).toBe(secondStep);
  });

  it.each(['session_missing', 'session_not_found', 'session_expired', 'bad_jwt', 'refresh_token_not_found'])(
    'begins anew, and says why, when the first step is over (%s)',
    (code) => {
      expect(afterRefusal(secondStep, refusal(code, 'No'))).toEqual({
        kind: 'sign-in',
        notice: 'This sign-in has run out. Please sign in again.',
      });
    },
  );
});

describe('the error box', () => {
  it('shows the provider’s message, and how to go on where it does not say that', () => {
    expect(refusal('invalid_credentials', 'Invalid login credentials').sentence).toBe('Invalid login credentials');
    expect(refusal('over_request_rate_limit', 'Request rate limit reached').sentence).toBe(
      'Request rate limit reached. Wait a few minutes, then try again.',
    );
  });
});
