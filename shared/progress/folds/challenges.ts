import { monthOf } from '../../civil-date.ts';
import type { SessionSummary } from '../../contract/state.ts';
import type { Counted } from '../counted/counted.ts';
import { paidOnceAs } from '../counted/paid-once.ts';
import { sessionXp } from '../counted/xp.ts';
import type { Fold } from './fold.ts';
import { quarterOf } from './quarter.ts';
import { entry, mergeAllTables, mergeTables, type Table } from './table.ts';

/** In the place of a score or a reward that there is not: a part holds only what is canonical, and null is not. */
export const NONE = -1;

/**
 * What one challenge comes to: the XP of the best session that names it (decision C2); the best score of an attempt, NONE without one;
 * what its reward pays, NONE until an attempt passes; whether the reward was claimed. As a tuple, for a quarter may hold many. Of a class
 * round it is the XP alone (decision D30).
 */
export type ChallengeTally = readonly [xp: number, bestScore: number, xpReward: number, claimed: 0 | 1];

/** All XP of a challenge. A claim pays what the attempts are worth by now, so it makes no difference which came first. */
export const challengeXp = ([xp, , xpReward, claimed]: ChallengeTally): number => xp + claimed * Math.max(xpReward, 0);

const together = (a: ChallengeTally, b: ChallengeTally): ChallengeTally => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
  a[3] === 1 ? 1 : b[3],
];

const union = (a: Table<ChallengeTally>, b: Table<ChallengeTally>): Table<ChallengeTally> => mergeTables(a, b, together);

/** An attempt in which nothing was tried gives no XP, and is one all the same (decisions C6 and C9). */
function ofSession(session: SessionSummary): Table<ChallengeTally> {
  const { score, attempt } = session;
  return entry(paidOnceAs(session) ?? '', [sessionXp(session), attempt ? score : NONE, attempt?.passed ? attempt.xpReward : NONE, 0]);
}

const isCounted = (session: SessionSummary): boolean =>
  paidOnceAs(session) !== undefined && (session.attempt !== undefined || session.left !== 'untried');

/** Rounds have parts of their own, by the month: a class may play several a day, and a push writes the part that it touches. */
const bucketOfSession = ({ day, round }: SessionSummary): string => (round === undefined ? quarterOf(day) : `rounds/${monthOf(day)}`);

function tallyOf(item: Counted): Table<ChallengeTally> {
  if ('reward' in item) return entry(item.reward.challenge, [0, NONE, NONE, 1]);
  return 'session' in item ? ofSession(item.session) : {};
}

/** Attempts and rewards by challenge, and class rounds. A part a quarter: of the session's day, or of the claim's. */
export const challenges: Fold<Table<ChallengeTally>> = {
  name: 'challenges',
  version: 2,
  empty: {},
  bucketOf(item) {
    if ('reward' in item) return quarterOf(item.reward.day);
    return 'session' in item && isCounted(item.session) ? bucketOfSession(item.session) : undefined;
  },
  add: (part, items) => items.map(tallyOf).reduce(union, part),
  union,
  // After years they are a thousand, in a part a quarter.
  unionAll: (parts) => mergeAllTables(parts, together),
};
