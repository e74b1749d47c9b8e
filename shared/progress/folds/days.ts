import { weekOf } from '../../day.ts';
import type { SessionSummary } from '../../contract/state.ts';
import { isAttempt } from '../counted/attempt.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold } from './fold.ts';
import { addSums, sumsOf, type SessionSums } from './sums.ts';
import { mergeTables, type Table } from './table.ts';

/** What one civil day's sessions come to. */
export interface DaySums extends SessionSums {
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

const daySums = (sessions: readonly SessionSummary[]): DaySums => ({
  ...sumsOf(sessions),
  xp: sessions.reduce((sum, session) => sum + (isAttempt(session) ? 0 : sessionXp(session)), 0),
});

/** Sums by civil day, under its number. A part a calendar week. */
export const days = sessionFold<Table<DaySums>>({
  name: 'days',
  version: 2,
  empty: {},
  bucketOf: ({ day }) => String(weekOf(day)),
  of: (sessions) => Object.fromEntries([...byDay(sessions)].map(([day, those]) => [String(day), daySums(those)])),
  union: (a, b) => mergeTables(a, b, (one, other) => ({ ...addSums(one, other), xp: one.xp + other.xp })),
});
