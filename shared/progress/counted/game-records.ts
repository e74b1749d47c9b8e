import type { RecordTally, SessionSummary } from '../../contract/state.ts';
import { isForBadges } from './course.ts';

/** A game's own figures of all its sessions, by their names in `sessionData.records` (game.ts). */
export type GameRecords = { readonly [name: string]: RecordTally };

const MOST_RECORDS = 40;

/** Least times and best scores, which games name so: of a class round there is none (decision D30). */
const BEST = /^best_(?:ms|score)\b/;

/** The figures of one session, if badges count it. Rules made them; what another build's rules made otherwise is left out. */
export function recordsOf(session: Pick<SessionSummary, 'data' | 'unverified' | 'course' | 'round'>): GameRecords {
  const { records } = session.data;
  if (!isForBadges(session) || typeof records !== 'object' || records === null) return {};
  const figures = Object.entries(records).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && !(session.round !== undefined && BEST.test(entry[0])),
  );
  return Object.fromEntries(
    figures.slice(0, MOST_RECORDS).map(([name, value]) => [name, { count: 1, sum: value, least: value, most: value }]),
  );
}

/** Two disjoint sets' figures of one name together. */
export const mergeRecord = (a: RecordTally, b: RecordTally): RecordTally => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  least: Math.min(a.least, b.least),
  most: Math.max(a.most, b.most),
});
