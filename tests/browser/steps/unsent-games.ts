import { dayNumber } from '../../../shared/day.ts';
import { factsOf } from '../../../shared/games/kit/facts.ts';
import type { SessionPayload } from '../../../shared/items/session/payload.ts';
import { summarise } from '../../../shared/progress/counted/summary.ts';
import type { DeviceDump, DumpedStore } from '../../fixtures/device-dump.ts';
import type { GameFigures } from '../../fixtures/expected.ts';
import { playRun, sessionItem } from '../../server/played-games.ts';

const MINUTE_MS = 60_000;

export interface UnsentGames {
  readonly device: DeviceDump;
  readonly ids: readonly string[];
  readonly games: readonly GameFigures[];
}

const idOf = (number: number): string => `01a2019c-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** An unsent game of Speed Math, as the first version stored it: its row in `sessions`, and its rows in `outbox`. */
function unsentGame(number: number, owner: string, endedMs: number) {
  const id = idOf(number);
  const time = { endedMs, startedMs: endedMs - MINUTE_MS / 2, floorMs: endedMs - 2 * MINUTE_MS, day: dayNumber(endedMs, 0) };
  const { owner: _owner, ...item } = sessionItem({ id, owner, correct: 5 + (number % 6), questions: 10, time });
  const { outcome } = playRun(id, 5 + (number % 6), 10);
  const run = {
    outcome,
    answerTimes: outcome.accuracy === null ? [] : Array<number>(10).fill(1_000),
    facts: () => factsOf([]),
    answers: () => [],
  };
  const {
    facts: _unknown,
    evidence: _none,
    ...summary
  } = summarise(id, item.payload as SessionPayload, run, { endMs: endedMs, day: time.day });
  return {
    session: { id, item, summary, contained: 0 },
    waiting: { id, kind: 'session', bytes: JSON.stringify(item).length, leasedUntilMs: 0, attempts: 0 },
  };
}

/** Adds `count` unsent games to a dumped device, one per minute until `nowMs`. */
export function withUnsentGames(dump: DeviceDump, localId: string, owner: string, count: number, nowMs: number): UnsentGames {
  const made = Array.from({ length: count }, (_, i) => unsentGame(i + 1, owner, nowMs - (count - i) * MINUTE_MS));
  const more = (store: DumpedStore): DumpedStore['rows'] => {
    if (store.name === 'sessions') return made.map(({ session }) => ({ key: session.id, value: session }));
    const last = Math.max(0, ...store.rows.map(({ key }) => Number(key)));
    return store.name === 'outbox' ? made.map(({ waiting }, i) => ({ key: last + 1 + i, value: { ...waiting, key: last + 1 + i } })) : [];
  };
  const databases = dump.databases.map((database) =>
    database.name === `tenfold-player-${localId}`
      ? { ...database, stores: database.stores.map((store) => ({ ...store, rows: [...store.rows, ...more(store)] })) }
      : database,
  );
  return { device: { ...dump, databases }, ids: made.map(({ session }) => session.id), games: made.map(({ session }) => session.summary) };
}
