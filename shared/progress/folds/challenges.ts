import { isAttempt } from '../counted/attempt.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** XP by challenge: that of the best attempt (decision C2). A part a challenge. */
export const challenges = sessionFold<Table<number>>({
  name: 'challenges',
  version: 1,
  empty: {},
  bucketOf: (session) => (isAttempt(session) ? session.challenge : undefined),
  of: (sessions) => entry(sessions[0].challenge ?? '', Math.max(...sessions.map(sessionXp))),
  union: (a, b) => mergeTables(a, b, Math.max),
});
