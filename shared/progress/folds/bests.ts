import type { SessionSummary } from '../../contract/state.ts';
import { comparedRun, type ComparableSession } from '../counted/compared-run.ts';
import { sessionFold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** A run among its like: when it ended (effective time, ms), and its costs (counted/compared-run.ts). */
type TimedRun = readonly [endMs: number, ...costs: number[]];

/** The least cost that was reached, and when it was reached first. */
type Best = readonly [cost: number, endMs: number];

/**
 * The runs with one set-up: how many; of each measure the best; the first run; and the last ones, latest first. As a tuple, since each
 * game writes one anew. It does not grow beyond its last runs.
 */
type SetupTally = readonly [runs: number, best: readonly Best[], first: TimedRun, last: readonly TimedRun[]];

/** What a screen draws as a line. */
export const LAST_RUNS = 20;

/** By time, the earlier first. Of two of one moment, which clocks that stand still bring, the costs decide, never who came first. */
function inTime(a: TimedRun, b: TimedRun): number {
  for (const [i, one] of a.entries()) {
    const other = b[i] ?? 0;
    if (one !== other) return one - other;
  }
  return 0;
}

const better = (a: Best, b: Best): Best => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a);

const together = (a: SetupTally, b: SetupTally): SetupTally => [
  a[0] + b[0],
  a[1].map((best, i) => better(best, b[1][i] ?? best)),
  inTime(a[2], b[2]) <= 0 ? a[2] : b[2],
  [...a[3], ...b[3]].sort((one, other) => inTime(other, one)).slice(0, LAST_RUNS),
];

const union = (a: Table<SetupTally>, b: Table<SetupTally>): Table<SetupTally> => mergeTables(a, b, together);

/** What is counted of a session. */
export type EndedSession = ComparableSession & Pick<SessionSummary, 'endMs'>;

function ofSession(session: EndedSession): Table<SetupTally> {
  const compared = comparedRun(session);
  if (!compared) return {};
  const run: TimedRun = [session.endMs, ...compared.costs];
  return entry(compared.key, [1, compared.costs.map((cost) => [cost, session.endMs]), run, [run]]);
}

/** The bests of some sessions, of whatever games and set-ups. */
export const bestsOf = (sessions: readonly EndedSession[]): Table<SetupTally> => sessions.map(ofSession).reduce(union, {});

/**
 * What can be compared, by set-up, clock and course (decision G28). A part a set-up: what a game writes and what a screen of one set-up
 * reads is as small for somebody who has tried thousands as for a beginner.
 */
export const bests = sessionFold<Table<SetupTally>>({
  name: 'bests',
  version: 1,
  empty: {},
  bucketOf: (session) => comparedRun(session)?.key,
  of: bestsOf,
  union,
});
