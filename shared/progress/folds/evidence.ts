import { msInto } from '../../day.ts';
import type { StoredSession } from '../../items/session/stored-session.ts';
import { dayOf, EVIDENCE_VERSION, mergeDays } from '../../memory/entries.ts';
import { sessionFold } from './fold.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** The minute of its civil day in which a session ended. One whose clock was wrong may have ended on another day: then the nearest. */
const minuteOf = ({ day, endMs, utcOffsetMin }: StoredSession): number =>
  Math.min(Math.max(Math.floor(msInto(day, endMs) / MS_PER_MINUTE) + utcOffsetMin, 0), MINUTES_PER_DAY - 1);

const dayOfSession = (session: StoredSession): string => (session.evidence ? dayOf(session.evidence, minuteOf(session)) : '');

/**
 * What was answered of each fact, by civil day (learning, section 1.3): a text of twelve characters a fact (shared/memory/entries.ts). A
 * part a day, for a push writes anew what it touches. Parts of several days are only read one by one.
 */
export const evidence = sessionFold<string>({
  name: 'evidence',
  version: EVIDENCE_VERSION,
  empty: '',
  unlisted: true,
  bucketOf: (session) => (session.evidence && !session.unverified ? String(session.day) : undefined),
  of: (sessions) => mergeDays(sessions.map(dayOfSession)),
  union: (a, b) => mergeDays([a, b]),
});
