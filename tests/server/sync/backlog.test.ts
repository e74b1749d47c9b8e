import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '../../../client/storage/memory-player-database.ts';
import { Pusher } from '../../../client/sync/push.ts';
import type { Host, HostResponse } from '../../../client/storage/host.ts';
import type { FinishedSession } from '../../../client/storage/player-store.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { sqlite } from '../engines.ts';
import { sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const GAMES = 2_000;
const OWNER = 'ada';

/** Each look at this stopwatch takes so long: as a slow server would measure. */
const stopwatch = { ms: 0, step: 0 };
let running: TestApp;
beforeEach(async () => {
  stopwatch.step = 0;
  running = await appForTest({ database: await sqlite.open(), stopwatch: () => (stopwatch.ms += stopwatch.step) });
});
afterEach(() => running.close());

/** A game as the device keeps it until it is sent. */
function finished(n: number): FinishedSession {
  const { id, kind, v, hash, payload } = sessionItem({ id: `backlog-${n}`, owner: OWNER, questions: 15, correct: 12 + (n % 4) });
  const stored = { id, kind, v, hash, payload } as FinishedSession['outbox'][number];
  const summary = {
    id,
    game: 'speed-math',
    rules: 1,
    score: 100,
    timeTaken: 30,
    durationMs: 30_000,
    difficulty: 'easy',
    resumed: false,
    endMs: TEST_NOW,
    utcOffsetMin: 0,
    day: 0,
    data: {},
  } as const;
  return { row: { id, item: stored, contained: 0, summary }, outbox: [stored] };
}

const BACKLOG = Array.from({ length: GAMES }, (_, n) => finished(n));

/** The client's own push code against the server's, with one clock for both. It waits as long as it is told to, and no longer. */
async function flush() {
  const device = await TestDevice.of(running, OWNER);
  const store = createMemoryStore();
  await store.setMeta({ deviceId: device.deviceId, ticket: device.ticket });
  for (const session of BACKLOG) await store.finish(structuredClone(session));
  const statuses: number[] = [];
  let ids = 0;
  const host: Host = {
    now: () => running.clock.now,
    utcOffsetMin: () => 0,
    newId: () => `batch-${++ids}`,
    random: () => 0,
    async fetch(url, { method, headers, body }): Promise<HostResponse> {
      const answer = await running.app.inject({ method, url, headers: { ...headers }, ...(body !== undefined && { payload: body }) });
      statuses.push(answer.statusCode);
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type']),
        header: (name) => answer.headers[name]?.toString(),
        text: () => Promise.resolve(answer.body),
        bytes: () => Promise.resolve(answer.rawPayload),
      };
    },
    sha256: () => Promise.reject(new Error('not asked for')),
    after: () => () => {},
    withLock: async (_name, work) => work(true),
    isLocked: async () => false,
    buildMs: 0,
  };
  const pusher = new Pusher({ store, host, accountId: OWNER, installId: 'install' });
  const failures: string[] = [];
  for (;;) {
    const outcome = await pusher.flush(device.ticket);
    if (outcome.kind === 'flushed') break;
    failures.push(outcome.kind);
    if (outcome.waitMs === undefined) throw new Error(`${outcome.kind}, and no word of when to come back`);
    running.clock.now += outcome.waitMs;
  }
  const stored = await running.database.db.selectFrom('items').select('status').execute();
  return {
    statuses,
    failures,
    minutes: (running.clock.now - TEST_NOW) / 60_000,
    left: await store.counts(),
    stored: stored.map(({ status }) => status),
  };
}

test('2,000 games that waited on one device are taken, all of them, over as long as their bytes ask for', async () => {
  const { statuses, failures, minutes, left, stored } = await flush();
  expect(left).toEqual({ waiting: 0, items: 0, parked: 0 });
  expect(stored).toEqual(Array.from({ length: GAMES }, () => 'accepted'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(GAMES / 50);
  // Nothing but "later" was ever said, and that not for long.
  expect(statuses.filter((status) => status !== 200)).toEqual(failures.map(() => 429));
  expect(minutes).toBeLessThan(2);
});

test('and so are they by a server that is slow, over as long as their checking asks for', async () => {
  stopwatch.step = 1;
  const { failures, minutes, left, stored } = await flush();
  expect(left).toEqual({ waiting: 0, items: 0, parked: 0 });
  expect(stored).toEqual(Array.from({ length: GAMES }, () => 'accepted'));
  expect(new Set(failures)).toEqual(new Set(['busy']));
  expect(minutes).toBeLessThan(10);
});
