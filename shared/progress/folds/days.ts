import { weekOf } from '../../day.ts';
import { isAttempt } from '../counted/attempt.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold } from './fold.ts';
import { addSums, sumsOf, type SessionSums } from './sums.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** What one civil day's sessions come to. */
export interface DaySums extends SessionSums {
  /** Of sessions outside challenges: XP of attempts counts once a challenge, and so belongs to no day (challenges.ts). */
  readonly xp: number;
}

/** Sums by civil day, under its number. A part a calendar week. */
export const days = sessionFold<Table<DaySums>>({
  name: 'days',
  version: 2,
  empty: {},
  bucketOf: ({ day }) => String(weekOf(day)),
  of: (session) => entry(String(session.day), { ...sumsOf(session), xp: isAttempt(session) ? 0 : sessionXp(session) }),
  union: (a, b) => mergeTables(a, b, (one, other) => ({ ...addSums(one, other), xp: one.xp + other.xp })),
});
