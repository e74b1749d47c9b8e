import type { DayNumber } from '../../day.ts';
import { attemptDay } from '../counted/at-challenge.ts';
import { sessionFold } from './fold.ts';
import { quarterOf } from './quarter.ts';
import { joinRuns } from './runs.ts';

/** Dates of daily challenges without a gap: UTC days, `from` the first `to` the last. */
export type DateRun = readonly [from: DayNumber, to: DayNumber];

const joined = (a: DateRun, b: DateRun): DateRun => [a[0], Math.max(a[1], b[1])];

/**
 * The dates (UTC) with an attempt at the daily challenge in which something was tried, from which the streak of dailies follows
 * (daily-streak.ts). A part a quarter.
 */
export const dailies = sessionFold<readonly DateRun[]>({
  name: 'dailies',
  version: 1,
  empty: [],
  bucketOf(session) {
    const day = attemptDay(session);
    return day === undefined ? undefined : quarterOf(day);
  },
  of: (sessions) =>
    joinRuns(
      sessions.flatMap((session): readonly DateRun[] => {
        const day = attemptDay(session);
        return day === undefined ? [] : [[day, day]];
      }),
      joined,
    ),
  union: (a, b) => joinRuns([...a, ...b], joined),
});
