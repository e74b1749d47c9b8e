import { describe, expect, it } from 'vitest';
import { phoneNumberIn } from '../../../../client/settings/sign-in/phone-number.ts';

describe('a phone number as people type it', () => {
  it.each([
    ['+49 151 2345-6789', '+4915123456789'],
    ['0049 151 23456789', '+4915123456789'],
    ['+1 (555) 123.4567', '+15551234567'],
    ['+15551234567', '+15551234567'],
    ['＋４９ １５１ ２３４５‐６７８９', '+4915123456789'],
    ['\u200e+٤٩ ١٥١ ٢٣٤٥٦٧٨٩', '+4915123456789'],
  ])('%s is %s', (typed, number) => {
    expect(phoneNumberIn(typed)).toBe(number);
  });

  it.each(['0151 23456789', '+49', '+1 555 CALL NOW', '+0123456789', '+12345678901234567', ''])('%j is none', (typed) => {
    expect(phoneNumberIn(typed)).toBeUndefined();
  });
});
