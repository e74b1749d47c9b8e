import { weekOf, type DayNumber } from '../../day.ts';
import type { SessionSummary } from '../../contract/state.ts';
import { isAttempt } from '../counted/attempt.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold } from './fold.ts';
import { addSums, sumsOf, type SessionSums } from './sums.ts';

/** What one civil day's sessions come to. */
export interface DaySums extends SessionSums {
  readonly day: DayNumber;
  /** Of sessions outside challenges: XP of attempts counts once a challenge, and so belongs to no day (challenges.ts). */
  readonly xp: number;
}

function byDay(sessions: readonly SessionSummary[]): ReadonlyMap<number, readonly SessionSummary[]> {
  const days = new Map<number, SessionSummary[]>();
  for (const session of sessions) {
    const day = days.get(session.day);
    if (day) day.push(session);
    else days.set(session.day, [session]);
  }
  return days;
}

const daySums = (day: DayNumber, sessions: readonly SessionSummary[]): DaySums => ({
  day,
  ...sumsOf(sessions),
  xp: sessions.reduce((sum, session) => sum + (isAttempt(session) ? 0 : sessionXp(session)), 0),
});

const together = (a: DaySums, b: DaySums): DaySums => ({ day: a.day, ...addSums(a, b), xp: a.xp + b.xp });

function mergeDays(a: readonly DaySums[], b: readonly DaySums[]): readonly DaySums[] {
  const merged = new Map(a.map((sums) => [sums.day, sums]));
  for (const sums of b) {
    const before = merged.get(sums.day);
    merged.set(sums.day, before ? together(before, sums) : sums);
  }
  return [...merged.values()].sort((one, other) => one.day - other.day);
}

/** Sums by civil day, in the order of days. A list, for a table with numbers as keys is slow. A part a calendar week. */
export const days = sessionFold<readonly DaySums[]>({
  name: 'days',
  version: 2,
  empty: [],
  bucketOf: ({ day }) => String(weekOf(day)),
  of: (sessions) =>
    mergeDays(
      [],
      [...byDay(sessions)].map(([day, those]) => daySums(day, those)),
    ),
  union: mergeDays,
});
