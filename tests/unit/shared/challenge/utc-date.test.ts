import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate } from '../../../../shared/challenge/utc-date.ts';

const MS_PER_DAY = 86_400_000;
const FIRST = Date.UTC(1600, 0, 1) / MS_PER_DAY;
const LAST = Date.UTC(2999, 11, 31) / MS_PER_DAY;

describe('a date', () => {
  it('is the one that a calendar says, and leads back to its day', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (day) => {
        expect(dateOfDay(day)).toBe(new Date(day * MS_PER_DAY).toISOString().slice(0, 10));
        expect(dayOfDate(dateOfDay(day))).toBe(day);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['1970-01-01', '2000-02-29', '2024-02-29', '2026-11-22', '2026-12-31', '2027-01-01', '2100-03-01'])('%s is a day', (date) => {
    expect(dayOfDate(date)).toBe(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);
  });

  it.each(['2026-02-29', '2100-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00', '2026-01-32', '22.11.2026', '2026-1-1', ''])(
    '%j is none',
    (date) => {
      expect(dayOfDate(date)).toBeNull();
    },
  );
});
