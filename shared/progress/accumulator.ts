import type { Accumulator, SessionSummary } from '../contract/state.ts';
import { badges } from './folds/badges.ts';
import { challenges } from './folds/challenges.ts';
import { days } from './folds/days.ts';
import { NO_FEATS } from './folds/feats.ts';
import { mergeTally, type GameFigures, type GameTally } from './folds/games.ts';
import { records } from './folds/records.ts';
import { runsOf } from './folds/streak.ts';
import { mergeTables, type Table } from './folds/table.ts';
import { totals } from './folds/totals.ts';
import type { Figures } from './figures.ts';
import { foldParts, whole, type Parts } from './parts.ts';

/** The fold over no sessions. */
export const emptyAccumulator = (): Accumulator => ({ v: 1, sessions: 0, sessionXp: 0, challengeXp: {}, days: {}, games: {}, records: {} });

const each = <From, To>(table: Table<From>, as: (value: From) => To): Table<To> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, as(value)]));

/** All parts as one document: the form in which protocol 1 sends progress and devices keep it. */
export function accumulatorOf(parts: Parts): Accumulator {
  const redeemed = whole(parts, 'badges');
  return {
    v: 1,
    ...whole(parts, 'totals'),
    challengeXp: whole(parts, 'challenges'),
    days: whole(parts, 'days'),
    games: each(whole(parts, 'games'), ({ feats: _feats, topics: _topics, ...tally }): GameTally => tally),
    records: whole(parts, 'records'),
    ...(Object.keys(redeemed).length > 0 && { badges: redeemed }),
  };
}

/** The accumulator of two disjoint sets of items together (a challenge may be in both). Order and grouping do not matter. */
export const union = (a: Accumulator, b: Accumulator): Accumulator => ({
  v: 1,
  ...totals.union(a, b),
  challengeXp: challenges.union(a.challengeXp, b.challengeXp),
  days: days.union(a.days, b.days),
  games: mergeTables(a.games, b.games, mergeTally),
  records: records.union(a.records ?? {}, b.records ?? {}),
  ...((a.badges ?? b.badges) && { badges: badges.union(a.badges ?? {}, b.badges ?? {}) }),
});

/** Adds a session that the accumulator does not contain yet: the caller inserts it if absent in the same transaction. */
export const merge = (accumulator: Accumulator, session: SessionSummary): Accumulator => union(accumulator, fold([session]));

/** What the server's document holds together with the fold over what it does not contain yet (protocol, "State is a fold over a set"). */
export const merged = (document: Accumulator | undefined, local: Accumulator | undefined): Accumulator =>
  union(document ?? emptyAccumulator(), local ?? emptyAccumulator());

/** The figures that an accumulator holds; it knows nothing of what is counted since by day, by topic and for badges. */
export const figuresIn = ({
  sessions,
  sessionXp,
  challengeXp,
  days: byDay,
  games: byGame,
  records: byName = {},
  badges: redeemed = {},
}: Accumulator): Figures => ({
  totals: { sessions, sessionXp },
  challenges: challengeXp,
  badges: redeemed,
  days: byDay,
  daily: {},
  streak: runsOf(byDay),
  games: each(byGame, (tally): GameFigures => ({ ...tally, feats: NO_FEATS, topics: {} })),
  records: byName,
});

/** The fold over the set of these sessions: one that is listed twice (by its id) counts once. */
export const fold = (sessions: Iterable<SessionSummary>): Accumulator =>
  accumulatorOf(foldParts([...sessions].map((session) => ({ session }))));
