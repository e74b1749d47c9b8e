import { weekOf, type DayNumber } from '../../day.ts';
import { sessionFold } from './fold.ts';
import { earlier, later, type Instant } from './instant.ts';

/**
 * Practised days without a gap, `from` the first `to` the last. The ends at its two edges say whether a gap beside it was a traveller's
 * (decision D2); those in between say nothing. As a tuple, for a quarter may hold many.
 */
export type DayRun = readonly [
  from: DayNumber,
  to: DayNumber,
  firstMs: number,
  firstOffsetMin: number,
  lastMs: number,
  lastOffsetMin: number,
];

/** Of somebody who practises every other day the runs of a quarter still fit in less than 3 kB. */
const WEEKS_A_QUARTER = 13;

export const firstOf = ([, , ms, utcOffsetMin]: DayRun): Instant => ({ ms, utcOffsetMin });
export const lastOf = ([, , , , ms, utcOffsetMin]: DayRun): Instant => ({ ms, utcOffsetMin });

/** Two runs that touch or overlap, as one; `a` begins no later. An edge of the whole is an edge of each run that has that day. */
function joined(a: DayRun, b: DayRun): DayRun {
  const first = a[0] === b[0] ? earlier(firstOf(a), firstOf(b)) : firstOf(a);
  const last = a[1] === b[1] ? later(lastOf(a), lastOf(b)) : lastOf(a[1] > b[1] ? a : b);
  return [a[0], Math.max(a[1], b[1]), first.ms, first.utcOffsetMin, last.ms, last.utcOffsetMin];
}

/** All runs in the order of days, joined where no day is missing between them. */
export function joinRuns(runs: readonly DayRun[]): readonly DayRun[] {
  const whole: DayRun[] = [];
  for (const run of [...runs].sort((a, b) => a[0] - b[0])) {
    const before = whole.at(-1);
    if (before !== undefined && run[0] <= before[1] + 1) whole[whole.length - 1] = joined(before, run);
    else whole.push(run);
  }
  return whole;
}

/** Runs of practised days, from which the streak follows (streak.ts). A part a quarter. */
export const streak = sessionFold<readonly DayRun[]>({
  name: 'streak',
  version: 1,
  empty: [],
  bucketOf: ({ day }) => String(Math.floor(weekOf(day) / WEEKS_A_QUARTER)),
  of: (sessions) => joinRuns(sessions.map(({ day, endMs, utcOffsetMin }) => [day, day, endMs, utcOffsetMin, endMs, utcOffsetMin])),
  union: (a, b) => joinRuns([...a, ...b]),
});
