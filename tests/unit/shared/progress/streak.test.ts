import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../shared/day.ts';
import type { DayRun } from '../../../../shared/progress/folds/streak.ts';
import { foldParts, whole } from '../../../../shared/progress/parts.ts';
import { longestStreak, streakDays } from '../../../../shared/progress/streak.ts';
import { session } from './sessions.ts';

const HOUR = 3_600_000;
const DAY_0 = 20_000;

/** Sessions given as [day from DAY_0, local hour, UTC offset in hours]. */
type Played = readonly (readonly [day: number, hour: number, offset: number])[];

function runsOf(played: Played): readonly DayRun[] {
  const sessions = played.map(([day, hour, offset], i) => {
    const endMs = (DAY_0 + day) * 24 * HOUR + (hour - offset) * HOUR;
    expect(dayNumber(endMs, offset * 60)).toBe(DAY_0 + day);
    return session(`s${i}`, { endMs, utcOffsetMin: offset * 60, day: DAY_0 + day });
  });
  return whole(foldParts(sessions.map((one) => ({ session: one }))), 'streak');
}

const streak = (played: Played, today: number): number => streakDays(runsOf(played), DAY_0 + today);
const longest = (played: Played): number => longestStreak(runsOf(played));

const at = (...days: number[]): Played => days.map((day) => [day, 12, 0]);

describe('the streak (decision D2)', () => {
  it.each<[string, Played, number, number]>([
    ['nothing played', [], 0, 0],
    ['today only', at(0), 0, 1],
    ['yesterday only: still alive', at(0), 1, 1],
    ['the day before yesterday: over', at(0), 2, 0],
    ['three days up to today', at(0, 1, 2), 2, 3],
    ['three days up to yesterday', at(0, 1, 2), 3, 3],
    ['a missing day ends it', at(0, 1, 3, 4), 4, 2],
    ['two sessions on one date are one day', [...at(0, 1), [1, 20, 0]], 1, 2],
    ['a day that synced late repairs it', at(3, 0, 2, 1), 3, 4],
    ['over the end of a year it is days that count', at(-1, 0, 1), 1, 3],
  ])('%s', (_, played, today, days) => {
    expect(streak(played, today)).toBe(days);
  });

  it.each<[string, Played, number, number]>([
    [
      'flying east over the date line: 20:00 in Los Angeles, two dates later 09:00 in Auckland, 16 h later',
      [
        [0, 20, -8],
        [2, 9, 13],
      ],
      2,
      2,
    ],
    [
      'exactly 36 h and 3 h east are enough',
      [
        [0, 12, 0],
        [2, 3, 3],
      ],
      2,
      2,
    ],
    [
      'a minute more than 36 h is not',
      [
        [0, 12, 0],
        [2, 3 + 1 / 60, 3],
      ],
      2,
      1,
    ],
    [
      'less than 3 h east is not',
      [
        [0, 22, 0],
        [2, 1, 2],
      ],
      2,
      1,
    ],
    [
      'staying in place is not, however close',
      [
        [0, 23, 0],
        [2, 1, 0],
      ],
      2,
      1,
    ],
    [
      'travelling west is not',
      [
        [0, 22, 3],
        [2, 1, 0],
      ],
      2,
      1,
    ],
    [
      'two missing dates are never bridged',
      [
        [0, 23, -10],
        [3, 0, 14],
      ],
      3,
      1,
    ],
    ['the bridged date is not counted, the days around it are', [...at(-2, -1), [0, 20, -8], [2, 9, 13], [3, 9, 13]], 3, 5],
    [
      'it is the last session before that counts, in the place where the journey began',
      [
        [0, 2, -8],
        [0, 20, -8],
        [0, 23, 12],
        [2, 9, 13],
      ],
      2,
      2,
    ],
    [
      'it is the first session after that counts, in the place where the journey ended',
      [
        [0, 20, -8],
        [2, 1, -8],
        [2, 9, 13],
        [2, 23, 13],
      ],
      2,
      2,
    ],
    [
      'no two sessions that are one too far apart and the other too near in offset make a journey',
      [
        [0, 1, -6],
        [0, 23, 12],
        [2, 9, 13],
      ],
      2,
      1,
    ],
  ])('a single missing date: %s', (_, played, today, days) => {
    expect(streak(played, today)).toBe(days);
  });

  it('does not bridge to a today on which nothing was played yet', () => {
    expect(streak([[0, 20, -8]], 2)).toBe(0);
  });

  it('of a traveller west keeps the date that is still to come there', () => {
    expect(streak(at(0, 1, 2), 1)).toBe(3);
  });
});

describe('the longest streak', () => {
  it.each<[string, Played, number]>([
    ['of nobody', [], 0],
    ['is that of long ago', at(0, 1, 2, 3, 10, 11), 4],
    ['is the present one if that is longer', at(0, 1, 5, 6, 7), 3],
    ['goes on over a date that was lost by travelling, which is not counted', [...at(-2, -1), [0, 20, -8], [2, 9, 13], [3, 9, 13]], 5],
    [
      'goes on over two such dates',
      [
        [0, 20, -8],
        [2, 9, 13],
        [3, 20, -8],
        [5, 9, 13],
      ],
      4,
    ],
    [
      'ends at a date that was missed in one place, however close the ends are',
      [
        [0, 23, 0],
        [2, 1, 0],
      ],
      1,
    ],
  ])('%s', (_, played, days) => {
    expect(longest(played)).toBe(days);
  });

  it('never shrinks by a session more, nor does the streak: whatever was played beside a missing date (decisions D2 and D5)', () => {
    const offset = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters / 4);
    const played = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 23 }), offset);
    const bridged = new Set<boolean>();
    fc.assert(
      fc.property(fc.array(played, { minLength: 1, maxLength: 12 }), ([added, ...others]) => {
        const [before, after] = [runsOf(others), runsOf([added as Played[number], ...others])];
        expect(longestStreak(after)).toBeGreaterThanOrEqual(longestStreak(before));
        for (const today of [0, 2, 4, 6]) {
          expect(streakDays(after, DAY_0 + today)).toBeGreaterThanOrEqual(streakDays(before, DAY_0 + today));
          expect(streakDays(after, DAY_0 + today)).toBeLessThanOrEqual(longestStreak(after));
        }
        bridged.add(longestStreak(after) > Math.max(...after.map(([from, to]) => to - from + 1)));
      }),
      { numRuns: 1_000 },
    );
    expect(bridged).toEqual(new Set([true, false]));
  });

  it('is that of the two sessions beside a missing date which make a journey, if any do', () => {
    const ends = fc.array(fc.tuple(fc.constantFrom(0, 2), fc.integer({ min: 0, max: 23 }), fc.integer({ min: -12, max: 14 })), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(ends, (played) => {
        const endMs = ([day, hour, offset]: Played[number]) => day * 24 + hour - offset;
        const isJourney = (last: Played[number], first: Played[number]) => endMs(first) - endMs(last) <= 36 && first[2] - last[2] >= 3;
        const [lasts, firsts] = [played.filter(([day]) => day === 0), played.filter(([day]) => day === 2)];
        const made = lasts.some((last) => firsts.some((first) => isJourney(last, first)));
        expect(longest(played)).toBe(made ? 2 : Math.min(played.length, 1));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is kept in canonical parts, also for an offset that no place has', () => {
    const odd = session('odd', { day: DAY_0, endMs: DAY_0 * 24 * HOUR, utcOffsetMin: -1 });
    const [run] = whole(foldParts([{ session: odd }]), 'streak');
    expect(run).toEqual([DAY_0, DAY_0, [[0, -15]], [[0, 0]]]);
  });

  it('takes no more room for a day with sessions at every offset than there are offsets on earth', () => {
    const forged = Array.from({ length: 2_000 }, (_, i) =>
      session(`s${i}`, { day: DAY_0, endMs: DAY_0 * 24 * HOUR + i, utcOffsetMin: i - 1_000 }),
    );
    const [run] = whole(foldParts(forged.map((one) => ({ session: one }))), 'streak');
    expect(Math.max(run?.[2].length ?? 0, run?.[3].length ?? 0)).toBeLessThan(200);
  });
});
