import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { dayNumber } from '../../../../shared/day.ts';
import { dailyStreak } from '../../../../shared/progress/daily-streak.ts';
import { foldParts, unionParts, whole } from '../../../../shared/progress/parts.ts';
import { session } from './sessions.ts';

const HOUR = 3_600_000;
/** 2026-11-27. */
const TODAY = 20_784;
const NOON = TODAY * 24 * HOUR + 12 * HOUR;

/** An attempt at the challenge of a date, in the middle of its day unless the change says otherwise. */
const attemptOn = (day: number, change: Partial<SessionSummary> = {}) =>
  session(`attempt-${day}`, {
    challenge: `challenge-${day}`,
    attempt: { revision: 1, passed: false, xpReward: 100, day },
    endMs: day * 24 * HOUR + 12 * HOUR,
    day,
    ...change,
  });
const partsOf = (sessions: readonly SessionSummary[]) => foldParts(sessions.map((one) => ({ session: one })));
const runsOf = (...sessions: readonly SessionSummary[]) => whole(partsOf(sessions), 'dailies');
const streakOf = (...days: readonly number[]) => dailyStreak(runsOf(...days.map((day) => attemptOn(day))), TODAY);

describe('The streak of dailies', () => {
  it.each<[string, number, readonly number[]]>([
    ['nothing', 0, []],
    ['today alone', 1, [TODAY]],
    ['yesterday alone, for today is not over', 1, [TODAY - 1]],
    ['the day before yesterday', 0, [TODAY - 2]],
    ['five dates up to today', 5, [TODAY - 4, TODAY - 3, TODAY - 2, TODAY - 1, TODAY]],
    ['three up to yesterday', 3, [TODAY - 3, TODAY - 2, TODAY - 1]],
    ['a gap before the last two', 2, [TODAY - 5, TODAY - 4, TODAY - 3, TODAY - 1, TODAY]],
    ['more than a year', 400, Array.from({ length: 400 }, (_, back) => TODAY - back)],
  ])('counts dates in a row: %s', (_, streak, days) => {
    expect(streakOf(...days)).toBe(streak);
  });

  it('is of attempts in which something was tried, passed or not', () => {
    const passed = attemptOn(TODAY, { attempt: { revision: 1, passed: true, xpReward: 100, day: TODAY } });
    expect(runsOf(passed)).toEqual([[TODAY, TODAY]]);
    expect(runsOf(attemptOn(TODAY, { left: 'tried' }))).toEqual([[TODAY, TODAY]]);
    expect(runsOf(attemptOn(TODAY, { left: 'untried' }))).toEqual([]);
  });

  it('is not of other games: free play, and games at a challenge that are no attempt (decision C2)', () => {
    const { attempt: _, ...atChallenge } = attemptOn(TODAY);
    expect(runsOf(session('free', { endMs: NOON, day: TODAY }), atChallenge)).toEqual([]);
  });

  it('goes by the date of the challenge (UTC), not by the day where the player is, nor by the end of a run over midnight', () => {
    const inAuckland = attemptOn(TODAY, { endMs: TODAY * 24 * HOUR + 20 * HOUR, utcOffsetMin: 780, day: TODAY + 1 });
    const overMidnight = attemptOn(TODAY - 1, { endMs: TODAY * 24 * HOUR + 3 * HOUR, day: TODAY });
    expect(runsOf(inAuckland, overMidnight)).toEqual([[TODAY - 1, TODAY]]);
  });

  it('takes from an attempt that an older build stored the day on which its time began', () => {
    const older = { revision: 1, passed: true, xpReward: 100 };
    const overMidnight = attemptOn(TODAY - 1, { attempt: older, endMs: TODAY * 24 * HOUR + 10_000, durationMs: 45_000 });
    expect(runsOf(overMidnight)).toEqual([[TODAY - 1, TODAY - 1]]);
  });

  it('is filled by attempts of other devices that come late', () => {
    const mine = partsOf([TODAY - 3, TODAY - 1, TODAY].map((day) => attemptOn(day)));
    expect(dailyStreak(whole(mine, 'dailies'), TODAY)).toBe(2);
    const late = partsOf([attemptOn(TODAY - 2, { id: 'of the phone' })]);
    expect(dailyStreak(whole(unionParts(mine, late), 'dailies'), TODAY)).toBe(4);
  });

  it('is one for 200 orders in which attempts may arrive, one by one and from two devices that played the same (P6)', () => {
    const day = fc.integer({ min: TODAY - 120, max: TODAY });
    const arrivals = fc.array(day, { minLength: 20, maxLength: 120 }).chain((days) => {
      const set = days.map((each, i) => attemptOn(each, { id: `a${i}` }));
      return fc.record({ set: fc.constant(set), order: fc.shuffledSubarray(set, { minLength: set.length }), cut: fc.nat(set.length) });
    });
    fc.assert(
      fc.property(arrivals, ({ set, order, cut }) => {
        const days = [...new Set(set.map(({ endMs }) => dayNumber(endMs, 0)))].toSorted((a, b) => a - b);
        const oneByOne = order.reduce((parts, one) => unionParts(parts, partsOf([one])), partsOf([]));
        const twoDevices = unionParts(partsOf(order.slice(0, cut)), partsOf(order.slice(cut)));
        const runs = runsOf(...set);
        expect(runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => from + n))).toEqual(days);
        expect(whole(oneByOne, 'dailies')).toEqual(runs);
        expect(whole(twoDevices, 'dailies')).toEqual(runs);
      }),
      { numRuns: 200 },
    );
  });

  it('takes less than 1 kB a quarter, of somebody who plays every other day', () => {
    const days = Array.from({ length: 300 }, (_, i) => attemptOn(TODAY - 2 * i));
    const quarters = [...(partsOf(days).get('dailies')?.values() ?? [])].map((part) => JSON.stringify(part).length);
    expect(quarters.length).toBeGreaterThan(5);
    expect(Math.max(...quarters)).toBeLessThan(1_000);
  });
});
