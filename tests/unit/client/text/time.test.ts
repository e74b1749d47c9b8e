import { describe, expect, it } from 'vitest';
import { clockText, stopwatchText } from '../../../../client/text/time.ts';
import {
  inFewSeconds,
  inHundredths,
  inSeconds,
  inTenths,
  shortTime,
  spokenSeconds,
  spokenTime,
} from '../../../../client/words/en/text/time.ts';

describe('a time', () => {
  it.each([
    [0, '0:00.0', '0.0 seconds'],
    [99, '0:00.0', '0.0 seconds'],
    [23_456, '0:23.4', '23.4 seconds'],
    [59_999, '0:59.9', '59.9 seconds'],
    [60_000, '1:00.0', '1 minute 0.0 seconds'],
    [725_050, '12:05.0', '12 minutes 5.0 seconds'],
    [6_000_000, '100:00.0', '100 minutes 0.0 seconds'],
  ])('of %i ms stands on a stopwatch as %s and is said %s', (ms, written, said) => {
    expect(stopwatchText(ms)).toBe(written);
    expect(spokenTime(ms)).toBe(said);
  });

  it.each([
    [0, '0:00'],
    [42, '0:42'],
    [60, '1:00'],
    [725, '12:05'],
  ])('of %i seconds stands on a clock as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it.each([
    [7649, '7.6\u00a0s'],
    [59_999, '59.9\u00a0s'],
    [60_000, '1:00.0'],
    [67_450, '1:07.4'],
  ])('of %i ms is compared as %s', (ms, text) => {
    expect(shortTime(ms)).toBe(text);
  });

  it.each([
    [2999, '2.99\u00a0s'],
    [3000, '3.00\u00a0s'],
    [1009, '1.00\u00a0s'],
    [5, '0.00\u00a0s'],
  ])('of %i ms reads %s in hundredths: cut, so that a win never reads as a tie', (ms, text) => {
    expect(inHundredths(ms)).toBe(text);
  });

  it('in seconds and tenths has a space before its unit, and in words its noun', () => {
    expect([inSeconds(41), inSeconds(1_200), inTenths(2_449)]).toEqual(['41\u00a0s', '1,200\u00a0s', '2.4\u00a0s']);
    expect([inFewSeconds(3_000), inFewSeconds(2_500)]).toEqual(['3\u00a0s', '2.5\u00a0s']);
    expect([spokenSeconds(1), spokenSeconds(41)]).toEqual(['1 second', '41 seconds']);
  });
});
