import type { SessionSummary } from '../../contract/state.ts';
import { LONGEST_RUN_MS } from '../counted/plausible.ts';
import { sessionFold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** What one game's sessions come to. Times in seconds. */
export interface GameTally {
  readonly sessions: number;
  readonly scoreSum: number;
  readonly bestScore: number;
  readonly accuracySum: number;
  readonly accuracyCount: number;
  readonly timeSum: number;
}

const mergeTally = (a: GameTally, b: GameTally): GameTally => ({
  sessions: a.sessions + b.sessions,
  scoreSum: a.scoreSum + b.scoreSum,
  bestScore: Math.max(a.bestScore, b.bestScore),
  accuracySum: a.accuracySum + b.accuracySum,
  accuracyCount: a.accuracyCount + b.accuracyCount,
  timeSum: a.timeSum + b.timeSum,
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

/** Tallies by game. A part a game. */
export const games = sessionFold<Table<GameTally>>({
  name: 'games',
  version: 1,
  empty: {},
  bucketOf: ({ game }) => game,
  of: (session) => entry(session.game, tallyOf(session)),
  union: (a, b) => mergeTables(a, b, mergeTally),
});
