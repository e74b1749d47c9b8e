import { finishedSession } from '../../../client/engine/finish.ts';
import { RunFold } from '../../../client/engine/run-fold.ts';
import type { FinishedSession } from '../../../client/storage/player-store.ts';
import { readCounting } from '../../../client/storage/rules/counting.ts';
import { PLAYER_TABLES } from '../../../client/storage/tables/player-tables.ts';
import { packLog } from '../../../shared/games/kit/log.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import { bareDatabase, type Transact } from './bare-database.ts';
import { addOne, headerOf, host, newLearner, pause, playedLog, timed } from './finished-run.ts';

/** Milliseconds of each round. */
export interface FinishSteps {
  /** One strict Dexie add of a session's row. */
  readonly add: number[];
  /** The same by the browser's own interface. */
  readonly bareAdd: number[];
  /** One strict transaction by that with the requests of a game's end: what the product has there, without Dexie and rules. */
  readonly least: number[];
  /** The same over all tables of a player, in rounds as ours, and committed when the browser sees that nothing follows. */
  readonly rounds: number[];
  /** Its items with their hashes, made before. */
  readonly items: number[];
  readonly transaction: number[];
  readonly finish: number[];
}

/** What the benchmark calls in this page. */
export interface FinishFloorPage {
  measure(rounds: number): Promise<FinishSteps>;
}

const OF_A_FINISH = ['journal', 'sessions', 'outbox', 'state'] as const;

const journalOf = (sessionId: string): IDBKeyRange => IDBKeyRange.bound([sessionId, 0], [sessionId, Infinity]);

/** What the end of a game writes, and the journal that goes with it. */
async function played(): Promise<{ readonly make: () => Promise<FinishedSession>; readonly journal: readonly object[] }> {
  const sessionId = host.newId();
  const header = headerOf(sessionId);
  const log = packLog(speedMath, playedLog(sessionId));
  const run = new RunFold(speedMath, header);
  run.restore(log);
  const journal = [
    { sessionId, n: 0, header },
    { sessionId, n: 1, packed: log, writtenMs: host.now() },
  ];
  return { make: () => finishedSession(host, run, { clockOffsetMs: 0, lastServerMs: host.now() }), journal };
}

/** Adds the session and asks what the end of a game asks first, and then writes its other rows. */
function keep(table: (name: string) => IDBObjectStore, { row, outbox }: FinishedSession, head: object, then?: () => void): void {
  table('sessions').add(row);
  table('state')
    .get('counting')
    .addEventListener('success', () => {
      for (const item of outbox) table('outbox').add(item);
      table('state').put(head);
      then?.();
    });
}

const page: FinishFloorPage = {
  async measure(rounds) {
    const learner = await newLearner();
    const bare = await bareDatabase('bare');
    const [alone, several, whole] = [['sessions'], OF_A_FINISH, Object.keys(PLAYER_TABLES)].map((tables) => bare(tables, 'strict')) as [
      Transact,
      Transact,
      Transact,
    ];
    const before = bare(['journal'], 'relaxed');
    const steps: FinishSteps = { add: [], bareAdd: [], least: [], rounds: [], items: [], transaction: [], finish: [] };
    for (let round = -5; round < rounds; round++) {
      const ours = await learner.finishOne();
      const row = { ...(await learner.store.latestSessions(1))[0], id: host.newId() };
      const head = { key: 'counting', value: await learner.store.database.transact('autocommit', readCounting) };
      const { make, journal } = await played();
      await before((table) => journal.forEach((each) => table('journal').put(each)));
      let finished: FinishedSession | undefined;
      await pause();
      const items = await timed(make, (made) => (finished = made));
      await pause();
      const least = await timed(() =>
        several((table, commit) => {
          const session = finished as FinishedSession;
          keep(table, session, head, () => {
            table('journal').delete(journalOf(session.row.id));
            commit();
          });
        }),
      );
      const next = await played();
      await before((table) => next.journal.forEach((each) => table('journal').put(each)));
      const session = await next.make();
      await pause();
      const inRounds = await timed(() =>
        whole((table) => {
          keep(table, session, head);
          table('journal').delete(journalOf(session.row.id));
        }),
      );
      await pause();
      const bareAdd = await timed(() =>
        alone((table, commit) => {
          table('sessions').add(row);
          commit();
        }),
      );
      await pause();
      const all = { add: await addOne(row), bareAdd, least, rounds: inRounds, items, ...ours };
      // The first rounds only warm up.
      if (round >= 0) for (const [step, ms] of Object.entries(all)) steps[step as keyof FinishSteps].push(ms);
    }
    return steps;
  },
};

Object.assign(globalThis, { finishFloorPage: page });
