import type { DayNumber } from '../../day.ts';
import type { SessionSummary } from '../../contract/state.ts';
import { byDay } from './days.ts';
import { asFirst, asLast, firstOf, lastOf, type End } from './edge.ts';
import { sessionFold } from './fold.ts';
import { quarterOf } from './quarter.ts';
import { joinRuns } from './runs.ts';

/**
 * Practised days without a gap, `from` the first `to` the last, with those ends on its two edges that can say whether a gap beside it
 * was a traveller's (decision D2). As a tuple, for a quarter may hold many: of somebody who practises every other day, in less than
 * 3 kB.
 */
export type DayRun = readonly [from: DayNumber, to: DayNumber, first: readonly End[], last: readonly End[]];

/** Two runs that touch or overlap, as one; `a` begins no later. An edge of the whole is an edge of each run that has that day. */
function joined(a: DayRun, b: DayRun): DayRun {
  const first = a[0] === b[0] ? firstOf([...a[2], ...b[2]]) : a[2];
  const last = a[1] === b[1] ? lastOf([...a[3], ...b[3]]) : (a[1] > b[1] ? a : b)[3];
  return [a[0], Math.max(a[1], b[1]), first, last];
}

/** The run that one day is by itself. */
const runOf = (day: DayNumber, those: readonly SessionSummary[]): DayRun => [
  day,
  day,
  firstOf(those.map(({ endMs, utcOffsetMin }) => asFirst(day, endMs, utcOffsetMin))),
  lastOf(those.map(({ endMs, utcOffsetMin }) => asLast(day, endMs, utcOffsetMin))),
];

/** Runs of practised days, from which the streak follows (streak.ts). A part a quarter. */
export const streak = sessionFold<readonly DayRun[]>({
  name: 'streak',
  version: 2,
  empty: [],
  bucketOf: ({ day }) => quarterOf(day),
  // Day by day first: a batch may bring fifty sessions of one day.
  of: (sessions) =>
    joinRuns(
      [...byDay(sessions)].map(([day, those]) => runOf(day, those)),
      joined,
    ),
  union: (a, b) => joinRuns([...a, ...b], joined),
});
