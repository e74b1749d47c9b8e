import { describe, expect, it } from 'vitest';
import { nextOf } from '../../../../../client/progress/challenge/next-of.ts';
import { streakOf } from '../../../../../client/progress/challenge/streak-of.ts';
import { timeNow } from '../../../../../client/storage/known-time.ts';
import { dateOfDay } from '../../../../../shared/challenge/utc-date.ts';
import { revision } from '../../../shared/challenge/revisions.ts';
import { TODAY, todays } from '../../challenge/todays.ts';

const MINUTE = 60_000;
const DAY_MS = 1_440 * MINUTE;

const onDay = (after: number, change = {}) => revision(1, {}, { id: `after-${after}`, date: dateOfDay(TODAY + after), ...change });
const [today, tomorrow] = [onDay(0), onDay(1)];
/** What is said at so many minutes before the next day. */
const saidBefore = (minutes: number, given = todays([today, tomorrow])) => nextOf(given, () => (TODAY + 1) * DAY_MS - minutes * MINUTE)?.();

describe('when the next challenge comes', () => {
  it.each([
    [1_440, 'The next one comes in 24\u00a0h.'],
    [312, 'The next one comes in 5\u00a0h 12\u00a0min.'],
    [311.2, 'The next one comes in 5\u00a0h 12\u00a0min.'],
    [60, 'The next one comes in 1\u00a0h.'],
    [59, 'The next one comes in 59\u00a0min.'],
    [0.5, 'The next one comes in 1\u00a0min.'],
    // A timer that is late, right before the page looks again.
    [-1, 'The next one comes in 1\u00a0min.'],
  ])('%d minutes before it', (minutes, text) => {
    expect(saidBefore(minutes)).toBe(text);
  });

  it('stays true while it is on screen: it is asked again', () => {
    let now = TODAY * DAY_MS;
    const next = nextOf(todays([today, tomorrow]), () => now);
    expect(next?.()).toBe('The next one comes in 24\u00a0h.');
    now += 90 * MINUTE;
    expect(next?.()).toBe('The next one comes in 22\u00a0h 30\u00a0min.');
  });

  it('goes by the server’s clock: that of a device that is an hour late makes no difference', () => {
    const real = TODAY * DAY_MS + 22 * 60 * MINUTE;
    const host = { now: () => real - 60 * MINUTE, utcOffsetMin: () => 600, buildMs: 0 };
    const clock = { clockOffsetMs: 60 * MINUTE, lastServerMs: real - DAY_MS };
    expect(nextOf({ ...todays([today, tomorrow]), clock }, () => timeNow(host, clock))?.()).toBe('The next one comes in 2\u00a0h.');
  });

  it('says the day of one that does not come tomorrow, and promises none where none is known (decision C10)', () => {
    expect(saidBefore(60, todays([today, onDay(3)]))).toBe('The next one comes on Wednesday, Nov 25 (UTC).');
    expect(saidBefore(60, todays([today, onDay(1, { is_active: false }), onDay(2, { is_deleted: true }), onDay(-1)]))).toBeUndefined();
    expect(saidBefore(60, { ...todays([today, tomorrow]), isOver: true })).toBeUndefined();
  });
});

it('the streak is the player’s on the day of the challenge; a guest has none', () => {
  expect(
    streakOf(
      todays([today], {
        dailies: [
          [TODAY - 6, TODAY - 5],
          [TODAY - 2, TODAY],
        ],
      }),
    ),
  ).toBe(3);
  expect(streakOf(todays([today], { dailies: [[TODAY - 6, TODAY - 5]] }))).toBe(0);
  expect(streakOf(todays([today]))).toBe(0);
});
