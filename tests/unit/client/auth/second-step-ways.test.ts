import { describe, expect, it } from 'vitest';
import { askOf, firstWay, hasAllDigits, offerOf, otherWays } from '../../../../client/auth/second-step-ways.ts';
import type { SecondFactor } from '../../../../client/auth/second-step.ts';

const app: SecondFactor = { id: 'a', type: 'totp' };
const tablet: SecondFactor = { id: 't', type: 'totp', name: 'My tablet' };
const phone: SecondFactor = { id: 'p', type: 'phone', numberEnd: '567' };

describe('the ways through the second step', () => {
  it('begin with an app, which needs no message, and end with the codes on paper', () => {
    expect(firstWay([phone, app, tablet])).toBe(app);
    expect(firstWay([phone])).toBe(phone);
    expect(otherWays([phone, app, tablet], app)).toEqual([phone, tablet, 'recovery_code']);
    expect(otherWays([app], 'recovery_code')).toEqual([app]);
  });

  it('are each offered in words', () => {
    expect([app, tablet, phone, 'recovery_code' as const].map(offerOf)).toEqual([
      'Use the authenticator app instead',
      'Use “My tablet” instead',
      'Use the phone ending in 567 instead',
      'Use a recovery code instead',
    ]);
  });

  it('say what to do, and for a phone before and after the message', () => {
    expect(askOf(app, false)).toBe('Type the six digits that the authenticator app shows now.');
    expect(askOf(phone, false)).toBe('We send a code to the phone ending in 567.');
    expect(askOf(phone, true)).toBe('Type the six digits we sent to the phone ending in 567.');
  });

  it.each([
    ['123456', true],
    ['123 456', true],
    [' 123-456\n', true],
    ['１２３ ４５６', true],
    ['١٢٣٤٥٦', true],
    ['12345', false],
    ['1234567', false],
    ['', false],
  ])('send %j at once: %s', (typed, complete) => {
    expect(hasAllDigits(typed)).toBe(complete);
  });
});
