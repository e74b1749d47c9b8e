import { describe, expect, it } from 'vitest';
import { isHandAsked, isOfferDue, measureHand, type Copied } from '../../../../../client/play/hand/measure-hand.ts';

const DAY_MS = 86_400_000;

/** A number whose first digit came so long after it was shown, and each further one so long after the one before. */
const copied = (startMs: number, digits: number, digitMs: number, more: Partial<Copied> = {}): Copied => ({
  shownMs: 1_000,
  digitsMs: Array.from({ length: digits }, (_, n) => 1_000 + startMs + n * digitMs),
  input: 'pad',
  isClean: true,
  ...more,
});
const ones = (times: readonly number[], more?: Partial<Copied>) => times.map((ms) => copied(ms, 1, 0, more));
const threes = (times: readonly number[], more?: Partial<Copied>) => times.map((ms) => copied(2_000, 3, ms, more));

describe('how fast fingers are (learning, section 1.2)', () => {
  it('is the median of numbers of one digit, and the median from one digit to the next', () => {
    const found = measureHand([...ones([400, 500, 600, 9_000]), ...threes([100, 200, 2_900])]);
    expect(found).toEqual({ input: 'pad', hand: { startMs: 500, digitMs: 200 } });
  });

  it('leaves out numbers in which something was typed again, or with both kinds of input', () => {
    const slow = [...ones([3_000, 3_000, 3_000], { isClean: false }), ...ones([3_000, 3_000, 3_000], { input: undefined })];
    expect(measureHand([...slow, ...ones([400, 400, 400]), ...threes([100, 100])])?.hand).toEqual({ startMs: 400, digitMs: 100 });
  });

  it('is of the input with which more numbers were typed', () => {
    const keys = { input: 'keys' } as const;
    const found = measureHand([...ones([400, 400, 400]), ...ones([300, 300, 300, 300], keys), ...threes([150, 150], keys)]);
    expect(found).toEqual({ input: 'keys', hand: { startMs: 300, digitMs: 150 } });
  });

  it('is not told from a few numbers', () => {
    expect(measureHand([])).toBeUndefined();
    expect(measureHand([...ones([400, 400]), ...threes([100, 100, 100])])).toBeUndefined();
    expect(measureHand(ones([400, 400, 400, 400]))).toBeUndefined();
  });

  it('lies within what a payload takes, in whole ms', () => {
    expect(measureHand([...ones([20.4, 30, 40]), ...threes([1, 2])])?.hand).toEqual({ startMs: 200, digitMs: 60 });
    expect(measureHand([...ones([9e4, 9e4, 9e4]), ...threes([9e4, 9e4])])?.hand).toEqual({ startMs: 5_000, digitMs: 3_000 });
    expect(measureHand([...ones([400.4, 400.4, 400.4]), ...threes([99.6, 99.6])])?.hand).toEqual({ startMs: 400, digitMs: 100 });
  });

  it('is asked once, again after half a year, and after a clock that was wrong', () => {
    const now = 1_000 * DAY_MS;
    expect(isHandAsked(undefined, now)).toBe(true);
    expect([0, 100, 180, 181, -181].map((daysAgo) => isHandAsked({ measuredMs: now - daysAgo * DAY_MS }, now))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is offered for what is typed with now, unless it was measured or passed by within half a year', () => {
    const now = 1_000 * DAY_MS;
    const ago = (days: number) => now - days * DAY_MS;
    const measured = (days: number) => ({ startMs: 400, digitMs: 100, measuredMs: ago(days) });
    expect(isOfferDue(undefined, undefined, 'pad', now)).toBe(true);
    expect(isOfferDue({ pad: measured(10) }, undefined, 'pad', now)).toBe(false);
    expect(isOfferDue({}, { pad: ago(10) }, 'pad', now)).toBe(false);
    // With another kind of input it is asked anew.
    expect(isOfferDue({ pad: measured(10) }, { pad: ago(10) }, 'keys', now)).toBe(true);
    expect(isOfferDue({ pad: measured(200) }, { pad: ago(200) }, 'pad', now)).toBe(true);
    expect(isOfferDue({ pad: measured(200) }, { pad: ago(5) }, 'pad', now)).toBe(false);
  });
});
