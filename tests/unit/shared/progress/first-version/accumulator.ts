/** How the first version folded sessions, as it was: what today's folds are measured by. */
import type { RecordTally, SessionSummary } from '../../../../../shared/contract/state.ts';
import { mergeRecord, recordsOf } from '../../../../../shared/progress/counted/game-records.ts';
import { LONGEST_RUN_MS } from '../../../../../shared/progress/counted/plausible.ts';
import { sessionXp } from '../../../../../shared/progress/counted/xp.ts';

interface Instant {
  readonly ms: number;
  readonly utcOffsetMin: number;
}

interface Day {
  readonly first: Instant;
  readonly last: Instant;
}

interface GameTally {
  readonly sessions: number;
  readonly scoreSum: number;
  readonly bestScore: number;
  readonly accuracySum: number;
  readonly accuracyCount: number;
  readonly timeSum: number;
}

/** All figures of a player, as the first version kept and sent them. */
export interface Accumulator {
  readonly v: 1;
  readonly sessions: number;
  readonly sessionXp: number;
  readonly challengeXp: { readonly [challenge: string]: number };
  readonly days: { readonly [day: string]: Day };
  readonly games: { readonly [game: string]: GameTally };
  readonly records: { readonly [name: string]: RecordTally };
}

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
  for (const [name, tally] of Object.entries(recordsOf(session))) put(whole.records, `${session.game}/${name}`, tally, mergeRecord);
}

function put<Key, Value>(table: Map<Key, Value>, key: Key, value: Value, join: (a: Value, b: Value) => Value): void {
  const known = table.get(key);
  table.set(key, known === undefined ? value : join(known, value));
}
