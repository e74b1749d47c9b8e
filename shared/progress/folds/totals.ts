import { isAttempt } from '../counted/attempt.ts';
import { sessionXp } from '../counted/xp.ts';
import { sessionFold, WHOLE } from './fold.ts';

/** How many sessions there are, and the XP of those outside challenges. */
export interface Totals {
  readonly sessions: number;
  readonly sessionXp: number;
}

export const totals = sessionFold<Totals>({
  name: 'totals',
  version: 1,
  empty: { sessions: 0, sessionXp: 0 },
  bucketOf: () => WHOLE,
  of: (sessions) => ({
    sessions: sessions.length,
    sessionXp: sessions.reduce((sum, session) => sum + (isAttempt(session) ? 0 : sessionXp(session)), 0),
  }),
  union: (a, b) => ({ sessions: a.sessions + b.sessions, sessionXp: a.sessionXp + b.sessionXp }),
});
