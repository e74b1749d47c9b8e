import { weekOf, type DayNumber } from '../../day.ts';
import type { SessionSummary } from '../../contract/state.ts';
import { paidOnceAs } from '../counted/paid-once.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold } from './fold.ts';
import { apartOf, sumsOf } from './sums.ts';

/**
 * What one civil day's sessions come to (sums.ts); a tuple, for a push writes all days of a week anew. `xp` is of sessions outside
 * challenges and class rounds: there it counts once, and so belongs to no day (challenges.ts).
 */
export type DaySums = readonly [
  day: DayNumber,
  sessions: number,
  scoreSum: number,
  accuracySum: number,
  accuracyCount: number,
  timeSum: number,
  xp: number,
  /** Absent if it is none (sums.ts). */
  apart?: number,
];

/** Sessions by their civil day. */
export function byDay(sessions: readonly SessionSummary[]): ReadonlyMap<number, readonly SessionSummary[]> {
  const days = new Map<number, SessionSummary[]>();
  for (const session of sessions) {
    const day = days.get(session.day);
    if (day) day.push(session);
    else days.set(session.day, [session]);
  }
  return days;
}

function daySums(day: DayNumber, those: readonly SessionSummary[]): DaySums {
  const { sessions, scoreSum, accuracySum, accuracyCount, timeSum, apart } = sumsOf(those);
  const xp = those.reduce((sum, session) => sum + (paidOnceAs(session) === undefined ? sessionXp(session) : 0), 0);
  const sums = [day, sessions, scoreSum, accuracySum, accuracyCount, timeSum, xp] as const;
  return apart === undefined ? sums : [...sums, apart];
}

function together(a: DaySums, b: DaySums): DaySums {
  const { apart } = apartOf(a[7], b[7]);
  const sums = [a[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6]] as const;
  return apart === undefined ? sums : [...sums, apart];
}

function mergeDays(a: readonly DaySums[], b: readonly DaySums[]): readonly DaySums[] {
  const merged = new Map(a.map((sums) => [sums[0], sums]));
  for (const sums of b) {
    const before = merged.get(sums[0]);
    merged.set(sums[0], before ? together(before, sums) : sums);
  }
  return [...merged.values()].sort(([one], [other]) => one - other);
}

/** The name of the part that a day is in: parts of a later week have a later name. */
export const weekBucket = (day: DayNumber): string => String(weekOf(day));

/** Sums by civil day, in the order of days. A list, for a table with numbers as keys is slow. A part a calendar week. */
export const days = sessionFold<readonly DaySums[]>({
  name: 'days',
  version: 3,
  empty: [],
  bucketOf: ({ day }) => weekBucket(day),
  of: (sessions) =>
    mergeDays(
      [],
      [...byDay(sessions)].map(([day, those]) => daySums(day, those)),
    ),
  union: mergeDays,
});
