import type { Accumulator, RecordTally, SessionSummary } from '../contract/state.ts';
import { mergeRecord, recordsOf } from './game-records.ts';
import { LONGEST_RUN_MS } from './plausible.ts';
import { sessionXp } from './xp.ts';

type Day = Accumulator['days'][string];
type Instant = Day['first'];
type GameTally = Accumulator['games'][string];
type Table<Value> = { readonly [key: string]: Value };

/** The fold over no sessions. */
export const emptyAccumulator = (): Accumulator => ({ v: 1, sessions: 0, sessionXp: 0, challengeXp: {}, days: {}, games: {}, records: {} });

/** Ties are broken by the offset, so that the result does not depend on the order of merging. */
const earlier = (a: Instant, b: Instant): Instant => (a.ms < b.ms || (a.ms === b.ms && a.utcOffsetMin >= b.utcOffsetMin) ? a : b);
const later = (a: Instant, b: Instant): Instant => (a.ms > b.ms || (a.ms === b.ms && a.utcOffsetMin <= b.utcOffsetMin) ? a : b);

const mergeDay = (a: Day, b: Day): Day => ({ first: earlier(a.first, b.first), last: later(a.last, b.last) });

const mergeTally = (a: GameTally, b: GameTally): GameTally => ({
  sessions: a.sessions + b.sessions,
  scoreSum: a.scoreSum + b.scoreSum,
  bestScore: Math.max(a.bestScore, b.bestScore),
  accuracySum: a.accuracySum + b.accuracySum,
  accuracyCount: a.accuracyCount + b.accuracyCount,
  timeSum: a.timeSum + b.timeSum,
});

const larger = (a: number, b: number): number => Math.max(a, b);

/** One table's entries put into another's; keys come from outside, so they are never looked up on a prototype. */
function mergeTables<Value>(a: Table<Value>, b: Table<Value>, join: (a: Value, b: Value) => Value): Record<string, Value> {
  const changed = Object.keys(b).map((key) => {
    const value = b[key] as Value;
    return [key, Object.hasOwn(a, key) ? join(a[key] as Value, value) : value] as const;
  });
  return { ...a, ...Object.fromEntries(changed) };
}

/** The accumulator of two disjoint sets of sessions together (a challenge may be in both). Order and grouping do not matter. */
export const union = (a: Accumulator, b: Accumulator): Accumulator => ({
  v: 1,
  sessions: a.sessions + b.sessions,
  sessionXp: a.sessionXp + b.sessionXp,
  challengeXp: mergeTables(a.challengeXp, b.challengeXp, larger),
  days: mergeTables(a.days, b.days, mergeDay),
  games: mergeTables(a.games, b.games, mergeTally),
  records: mergeTables(a.records ?? {}, b.records ?? {}, mergeRecord),
});

/** A resumed run is no personal best (protocol, "Recording a game"), nor is one that nobody could have played (decision D23). */
const isNoBest = ({ resumed, unverified }: SessionSummary): boolean => resumed || unverified === true;

/** No run counts for longer than this: what somebody made up must not carry a sum beyond the whole numbers. */
const LONGEST_RUN_S = LONGEST_RUN_MS / 1000;

const tallyOf = (session: SessionSummary): GameTally => ({
  sessions: 1,
  scoreSum: session.score,
  bestScore: isNoBest(session) ? 0 : session.score,
  accuracySum: session.accuracy ?? 0,
  accuracyCount: session.accuracy === undefined ? 0 : 1,
  timeSum: Math.min(session.timeTaken, LONGEST_RUN_S),
});

/** Adds a session that the accumulator does not contain yet: the caller inserts it if absent in the same transaction. */
export const merge = (accumulator: Accumulator, session: SessionSummary): Accumulator => union(accumulator, fold([session]));

/** What the server's document holds together with the fold over what it does not contain yet (protocol, "State is a fold over a set"). */
export const merged = (document: Accumulator | undefined, local: Accumulator | undefined): Accumulator =>
  union(document ?? emptyAccumulator(), local ?? emptyAccumulator());

/** The fold over the set of these sessions: one that is listed twice (by its id) counts once. */
export function fold(sessions: Iterable<SessionSummary>): Accumulator {
  const seen = new Set<string>();
  const whole = openTables();
  for (const session of sessions) {
    if (!seen.has(session.id)) add(whole, session);
    seen.add(session.id);
  }
  return {
    ...whole,
    challengeXp: Object.fromEntries(whole.challengeXp),
    days: Object.fromEntries(whole.days),
    games: Object.fromEntries(whole.games),
    records: Object.fromEntries(whole.records),
  };
}

/** An accumulator under construction: folding 100,000 sessions must not copy its tables 100,000 times. */
const openTables = () => ({
  v: 1 as const,
  sessions: 0,
  sessionXp: 0,
  challengeXp: new Map<string, number>(),
  days: new Map<number, Day>(),
  games: new Map<string, GameTally>(),
  records: new Map<string, RecordTally>(),
});

/**
 * What one session is worth: in a challenge its XP counts once a challenge, outside always. An unverified attempt at a challenge is a game
 * played outside it (decision D23).
 */
function add(whole: ReturnType<typeof openTables>, session: SessionSummary): void {
  const xp = sessionXp(session);
  const end: Instant = { ms: session.endMs, utcOffsetMin: session.utcOffsetMin };
  whole.sessions++;
  if (session.challenge === undefined || session.unverified) whole.sessionXp += xp;
  else put(whole.challengeXp, session.challenge, xp, larger);
  put(whole.days, session.day, { first: end, last: end }, mergeDay);
  put(whole.games, session.game, tallyOf(session), mergeTally);
  for (const [name, tally] of Object.entries(recordsOf(session))) put(whole.records, name, tally, mergeRecord);
}

function put<Key, Value>(table: Map<Key, Value>, key: Key, value: Value, join: (a: Value, b: Value) => Value): void {
  const known = table.get(key);
  table.set(key, known === undefined ? value : join(known, value));
}
