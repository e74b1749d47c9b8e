import { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { FakeDevice } from './fake-device.ts';
import { finished, finishedByOlderApp, headerOf, leaseOf, NOON } from './samples.ts';

/** How often each request is made to the database while `work` runs. */
async function requestsOf(work: () => Promise<unknown>): Promise<{ readonly [request: string]: number }> {
  const spies = {
    get: vi.spyOn(IDBObjectStore.prototype, 'get'),
    getAll: vi.spyOn(IDBObjectStore.prototype, 'getAll'),
    indexGetAll: vi.spyOn(IDBIndex.prototype, 'getAll'),
    count: vi.spyOn(IDBObjectStore.prototype, 'count'),
    cursor: vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    indexCursor: vi.spyOn(IDBIndex.prototype, 'openCursor'),
    next: vi.spyOn(IDBCursor.prototype, 'continue'),
    add: vi.spyOn(IDBObjectStore.prototype, 'add'),
    put: vi.spyOn(IDBObjectStore.prototype, 'put'),
    delete: vi.spyOn(IDBObjectStore.prototype, 'delete'),
  };
  await work();
  const counts = Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length] as const);
  vi.restoreAllMocks();
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

it('what the player waits for makes as few requests as it can', async () => {
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  await store.openJournal(headerOf('a'));
  expect(await requestsOf(() => store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON }))).toEqual({ get: 2, put: 1 });
  // The first game of all: whether there is another.
  expect(await requestsOf(() => store.finish(finished('a')))).toEqual({ get: 1, add: 2, put: 1, count: 1, delete: 1 });
  await store.openJournal(headerOf('b'));
  // The session and its row in the outbox, the head of the local fold, and the journal.
  expect(await requestsOf(() => store.finish(finished('b')))).toEqual({ get: 1, add: 2, put: 1, delete: 1 });
  expect(await requestsOf(() => store.progress(5))).toEqual({ get: 6, getAll: 1, indexGetAll: 1 });
  expect(await requestsOf(() => store.meta('ticket'))).toEqual({ get: 1 });
});

it('a pass of sync with nothing to send only reads', async () => {
  // Dexie keeps the function from the opening of the database on.
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  await store.counts();
  begun.mockClear();
  expect(await store.lease(leaseOf({}))).toEqual([]);
  expect((await store.situation()).counts).toEqual({ waiting: 0, items: 0, parked: 0 });
  expect(begun.mock.results.map(({ value }) => (value as IDBTransaction).mode)).toEqual(['readonly', 'readonly']);
  vi.restoreAllMocks();
});

it('a batch is taken from a long queue without reading all of it', async () => {
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  for (let n = 0; n < 20; n++) await store.finish(finished(`game ${n}`));
  const { next = 0 } = await requestsOf(() => store.lease(leaseOf({ maxItems: 3, newestFirst: true })));
  expect(next).toBeLessThan(10);
});

it('the batch behind another is taken by its rows and their games, each in one request', async () => {
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  for (let n = 10; n < 30; n++) await store.finish(finished(`game ${n}`));
  const behind = (await store.lease(leaseOf({ maxItems: 9 }))).at(-1)?.key ?? 0;
  const taken: number[] = [];
  const requests = await requestsOf(async () => {
    taken.push(...(await store.lease(leaseOf({ maxItems: 9, behind }))).map(({ key }) => key));
  });
  expect(taken).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(requests).toEqual({ getAll: 2, put: 9 });
});

it.each([
  ['every game leaves a receipt', finished, { put: 9 }, { waiting: 11, items: 11 }],
  ["three of an older app's nine items are games, the others leave none [S29]", finishedByOlderApp, { put: 3 }, { waiting: 17, items: 51 }],
])('a long queue is counted, and what of it was sent is settled, without a step for each row: %s', async (_what, end, written, left) => {
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  for (let n = 0; n < 20; n++) await store.finish(end(`game ${n}`));
  expect(Object.keys(await requestsOf(() => store.counts()))).not.toContain('next');
  const rows = await store.lease(leaseOf({ maxItems: 9 }));
  const results = rows.map(({ id }) => ({ id, status: 'accepted' as const }));
  // What was sent stands first. The games that were simply taken are not read.
  expect(await requestsOf(() => store.applyResults(results, NOON))).toEqual({ getAll: 1, ...written, delete: 1 });
  expect(await store.counts()).toEqual({ ...left, parked: 0 });
});
