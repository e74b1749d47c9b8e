import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionTime } from '../../../../../shared/items/kit/session-time.ts';
import { dayIsPossible, dayNumber } from '../../../../../shared/day.ts';
import { claimedEnd, effectiveTime, FIRST_RELEASE_MS, freezeDay, effectiveEnd } from '../../../../../shared/progress/counted/time.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** 2026-11-30, noon UTC. */
const NOON = 20_787 * DAY + 12 * HOUR;

describe('the effective time of an end (protocol, "Time")', () => {
  it.each([
    ['the device is right', { deviceMs: NOON, clockOffsetMs: 0, floorMs: NOON - HOUR }, NOON],
    ['the device is 2 h behind and knows', { deviceMs: NOON - 2 * HOUR, clockOffsetMs: 2 * HOUR, floorMs: 0 }, NOON],
    ['the device is a year ahead and knows', { deviceMs: NOON + 365 * DAY, clockOffsetMs: -365 * DAY, floorMs: 0 }, NOON],
    ['never in contact: device time as it is', { deviceMs: NOON, floorMs: NOON - 30 * DAY }, NOON],
    ['reset to 1970: the last server time seen is the least', { deviceMs: 1000, floorMs: NOON }, NOON],
    ['set back after the last contact', { deviceMs: NOON - 10 * DAY, clockOffsetMs: 0, floorMs: NOON }, NOON],
    ['before the first release nothing was played (decision D23)', { deviceMs: 1000, floorMs: FIRST_RELEASE_MS - 1 }, FIRST_RELEASE_MS],
  ])('%s', (_, time, effective) => {
    expect(effectiveTime(time)).toBe(effective);
  });
});

const times: fc.Arbitrary<{ time: SessionTime; receiptMs: number }> = fc
  .record({
    deviceMs: fc.integer({ min: 0, max: 2 * NOON }),
    clockOffsetMs: fc.option(fc.integer({ min: -NOON, max: NOON }), { nil: undefined }),
    floorMs: fc.integer({ min: NOON - 100 * DAY, max: NOON }),
    utcOffsetMin: fc.integer({ min: -1440, max: 1440 }),
    receiptMs: fc.integer({ min: NOON - 50 * DAY, max: NOON + 50 * DAY }),
  })
  .map(({ deviceMs, clockOffsetMs, floorMs, utcOffsetMin, receiptMs }) => {
    const { day } = freezeDay({ deviceMs, clockOffsetMs, floorMs, utcOffsetMin });
    const known = clockOffsetMs === undefined ? {} : { clockOffsetMs };
    return { receiptMs, time: { startedMs: 0, endedMs: deviceMs, utcOffsetMin, ...known, floorMs, day } };
  });

describe('the day of a session', () => {
  it('is frozen by the device from the effective time at its offset', () => {
    const time = { deviceMs: NOON + 13 * HOUR, floorMs: 0 };
    expect(freezeDay({ ...time, utcOffsetMin: 0 })).toEqual({ endMs: NOON + 13 * HOUR, day: 20_788 });
    expect(freezeDay({ ...time, utcOffsetMin: -120 }).day).toBe(20_787);
    expect(freezeDay({ deviceMs: 0, floorMs: NOON, utcOffsetMin: 0 })).toEqual({ endMs: NOON, day: 20_787 });
  });

  it('that was frozen by a clock the server agrees with is kept', () => {
    fc.assert(
      fc.property(times, ({ time }) => {
        const { endMs, day } = effectiveEnd(time, Number.MAX_SAFE_INTEGER);
        const frozen = freezeDay({ ...time, deviceMs: time.endedMs });
        expect({ endMs, day }).toEqual(frozen);
      }),
    );
  });

  it('is always possible somewhere on earth at the end that counts, and that end is never after the receipt (P5)', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -100_000, max: 100_000 }), ({ time, receiptMs }, claimedDay) => {
        for (const claim of [time, { ...time, day: claimedDay }]) {
          const judged = effectiveEnd(claim, receiptMs);
          expect(judged.endMs).toBeLessThanOrEqual(Math.max(receiptMs, FIRST_RELEASE_MS));
          expect(judged.endMs).toBeGreaterThanOrEqual(FIRST_RELEASE_MS);
          expect(dayIsPossible(judged.day, judged.endMs)).toBe(true);
          expect(judged.corrected).toBe(judged.day === claim.day ? undefined : 'day');
        }
      }),
    );
  });

  it('that lies in the future of the receipt becomes the day of the receipt, and is said to be corrected', () => {
    const ahead = NOON + 40 * DAY;
    const time = { startedMs: ahead - 60_000, endedMs: ahead, utcOffsetMin: 60, floorMs: NOON - DAY, day: dayNumber(ahead, 60) };
    expect(effectiveEnd(time, NOON)).toEqual({ endMs: NOON, day: 20_787, corrected: 'day' });
  });

  it('before the first release is the day of that, and is said to be corrected (decision D23)', () => {
    expect(new Date(FIRST_RELEASE_MS).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    const endedMs = FIRST_RELEASE_MS - 20_000 * DAY;
    const time = { startedMs: 0, endedMs, utcOffsetMin: 0, floorMs: 0, day: dayNumber(endedMs, 0) };
    expect(effectiveEnd(time, NOON)).toEqual({ endMs: FIRST_RELEASE_MS, day: 20_777, corrected: 'day' });
    expect(claimedEnd(time)).toBe(endedMs);
  });

  it("of another legal time zone is the player's own affair", () => {
    const time = { startedMs: NOON, endedMs: NOON, utcOffsetMin: 0, floorMs: 0, day: 20_788 };
    expect(effectiveEnd(time, NOON)).toEqual({ endMs: NOON, day: 20_788 });
  });
});
