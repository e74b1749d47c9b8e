import { Dexie, liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_DEADLINE_MS } from '../../../../client/storage/deadline.ts';
import { DexiePlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import { problemOf } from '../../../../client/storage/storage-failure.ts';
import { expectConsole } from '../../../no-stray-console.ts';
import { dieAtEveryWrite, failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, documentOf, finished, headerOf, NOON, shown, summaryOf } from './samples.ts';

const codeOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => 'no failure', problemOf);

/** A player's database as a later version of the app would leave it. */
async function newerDatabase(device: FakeDevice, name: string): Promise<Dexie> {
  const db = new Dexie(name, { indexedDB: device.indexedDB, IDBKeyRange });
  db.version(7).stores({
    journal: '[sessionId+n]',
    sessions: 'id, summary.endMs, contained',
    outbox: '++key, &id, kind',
    receipts: 'id, status',
    state: 'key',
    meta: 'key',
    pulled: 'id',
    ghosts: 'id',
  });
  await db.open();
  return db;
}

describe('a kill in the middle', () => {
  it('[S1] a finish killed before its commit leaves the journal and nothing else, at whatever write it died', async () => {
    const device = new FakeDevice();
    const store = new DexiePlayerStore(device.env, 'one');
    await store.openJournal(headerOf('a'));
    await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON });
    const deaths = await dieAtEveryWrite(
      () => store.finish(finished('a')),
      async () => {
        expect((await store.openJournals())[0]?.chunks).toHaveLength(1);
        expect(await store.allSessions()).toEqual([]);
        expect((await store.counts()).items).toBe(0);
        expect(await broken(store)).toEqual([]);
      },
    );
    expect(deaths).toBeGreaterThan(3);
    expect((await shown(store)).sessions).toBe(1);
    expect(await store.openJournals()).toEqual([]);
  });

  it.each([
    ['S3', 'a settling', (store: DexiePlayerStore) => store.settle([{ id: 'a', status: 'accepted' }, { id: 'b', status: 'rejected' }], NOON)],
    ['S5', 'a pull', (store: DexiePlayerStore) => store.applyPull({ changes: [{ type: 'own', id: 'a', seq: 1 }], cursor: 'e.1.x', document: documentOf(1, [summaryOf('a')]) })],
    ['S8', 'a full listing', (store: DexiePlayerStore) => store.applyFullListing({ changes: [], cursor: 'f.0.x', document: documentOf(0, []) })],
    ['S7', 'an absorbing', (store: DexiePlayerStore) => store.absorb({ sessions: [finished('c').row], unsent: [] })],
  ])('[%s] %s happens whole or not at all', async (_rule, _name, step) => {
    const store = new DexiePlayerStore(new FakeDevice().env, 'one');
    await store.finish(finished('a'));
    await store.finish(finished('b'));
    const before = await shown(store);
    const deaths = await dieAtEveryWrite(
      () => step(store),
      async () => {
        expect(await shown(store)).toEqual(before);
        expect(await broken(store)).toEqual([]);
      },
    );
    expect(deaths).toBeGreaterThan(1);
    expect(await broken(store)).toEqual([]);
  });
});

describe('durability', () => {
  it('[S1] the finish asks for a strict commit, the journal does not', async () => {
    const device = new FakeDevice();
    const store = new DexiePlayerStore(device.env, 'one');
    const probe = await new Promise<IDBDatabase>((resolve) => {
      device.indexedDB.open('probe').onsuccess = (event) => resolve((event.target as IDBOpenDBRequest).result);
    });
    const spy = vi.spyOn(Object.getPrototypeOf(probe) as IDBDatabase, 'transaction');
    await store.openJournal(headerOf('a'));
    await store.appendJournal({ sessionId: 'a', n: 1, packed: '=1;', writtenMs: NOON });
    const durabilities = () => spy.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options?.durability);
    expect(new Set(durabilities())).toEqual(new Set(['relaxed']));
    spy.mockClear();
    await store.finish(finished('a'));
    expect(new Set(durabilities())).toEqual(new Set(['strict']));
  });
});

describe('two tabs', () => {
  it('[S2] each finishing a game of its own, both count', async () => {
    const device = new FakeDevice();
    const [left, right] = [new DexiePlayerStore(device.env, 'one'), new DexiePlayerStore(device.env, 'one')];
    await Promise.all([left.finish(finished('a')), right.finish(finished('b'))]);
    expect((await shown(left)).sessions).toBe(2);
    expect((await right.counts()).waiting).toBe(2);
  });

  it('[S2] both finishing the same run make one session', async () => {
    const device = new FakeDevice();
    const [left, right] = [new DexiePlayerStore(device.env, 'one'), new DexiePlayerStore(device.env, 'one')];
    const [first, second] = await Promise.all([left.finish(finished('a', { score: 10 })), right.finish(finished('a', { score: 20 }))]);
    expect(first).toEqual(second);
    expect((await shown(left)).sessions).toBe(1);
  });
});

describe('screens', () => {
  it('see a finished game without asking again, and only once it is committed', async () => {
    const device = new FakeDevice();
    // A live query runs only where there is an IndexedDB of the platform.
    Dexie.dependencies.indexedDB = device.indexedDB;
    const store = new DexiePlayerStore(device.env, 'one');
    const seen: unknown[] = [];
    const query = liveQuery(async () => ({ latest: (await store.latestSessions(5)).length, items: (await store.counts()).items }));
    const subscription = query.subscribe((value) => seen.push(value));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await store.finish(finished('a'));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual({ latest: 1, items: 3 }));
    subscription.unsubscribe();
    expect(seen[0]).toEqual({ latest: 0, items: 0 });
  });
});

describe('a database from a newer app', () => {
  it('[S10] is refused with a code, left open for others, and nothing in it changes', async () => {
    const device = new FakeDevice();
    const newer = await newerDatabase(device, 'tenfold-player-one');
    await newer.table('ghosts').put({ id: 'g' });
    const store = new DexiePlayerStore(device.env, 'one');
    expect(await codeOf(store.latestSessions(5))).toBe('storage_newer');
    expect(await codeOf(store.finish(finished('a')))).toBe('storage_newer');
    expect(await newer.table('sessions').count()).toBe(0);
    expect(await newer.table('ghosts').count()).toBe(1);
    expect(newer.verno).toBe(7);
    newer.close();
  });

  it('[S10] the device database says the same', async () => {
    const device = new FakeDevice();
    const db = new Dexie('tenfold-device', { indexedDB: device.indexedDB, IDBKeyRange });
    db.version(9).stores({ players: 'localId, accountId', settings: 'key', content: 'key' });
    await db.open();
    const storage = openStorage(device.env);
    expect(await storage.probe()).toBe('storage_newer');
    db.close();
  });

  it('[S11] the app that wants to upgrade waits for the running game, then gets the database', async () => {
    const device = new FakeDevice();
    const store = new DexiePlayerStore(device.env, 'one');
    await store.openJournal(headerOf('a'));
    await store.warm();
    let ends = () => {};
    store.beforeClosing(() => new Promise<void>((resolve) => (ends = resolve)));
    expectConsole(/Upgrade 'tenfold-player-one' blocked/);
    const newer = newerDatabase(device, 'tenfold-player-one');
    let opened = false;
    void newer.then(() => (opened = true));
    await store.finish(finished('a'));
    expect(opened).toBe(false);
    ends();
    const db = await newer;
    expect(await db.table('sessions').count()).toBe(1);
    expect(await codeOf(store.latestSessions(5))).toBe('storage_newer');
    db.close();
  });
});

describe('storage that does not answer', () => {
  it('[S12] is told as blocked when the deadline has passed', async () => {
    const device = new FakeDevice();
    vi.spyOn(device.indexedDB, 'open').mockImplementation(() => ({}) as never);
    const store = new DexiePlayerStore(device.env, 'one');
    const code = codeOf(store.latestSessions(5));
    device.pass(STORAGE_DEADLINE_MS);
    expect(await code).toBe('storage_blocked');
  });

  it('[S12] a closed connection is opened anew, once', async () => {
    const device = new FakeDevice();
    const store = new DexiePlayerStore(device.env, 'one');
    await store.finish(finished('a'));
    const disk = failWrites(1, { count: 1, name: 'UnknownError' });
    await store.finish(finished('b'));
    disk.heal();
    expect((await shown(store)).sessions).toBe(2);
  });

  it('[S12] blocked by the browser is a code, not a crash', async () => {
    const device = new FakeDevice();
    vi.spyOn(device.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const storage = openStorage(device.env);
    expect(await storage.probe()).toBe('storage_blocked');
    expect(await storage.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' })).toEqual({ ok: false, error: 'storage_blocked' });
  });

  it('[S9] a full device is a code of its own', async () => {
    const store = new DexiePlayerStore(new FakeDevice().env, 'one');
    await store.openJournal(headerOf('a'));
    const disk = failWrites(1, { name: 'QuotaExceededError' });
    expect(await codeOf(store.finish(finished('a')))).toBe('storage_full');
    disk.heal();
    expect(await store.openJournals()).toHaveLength(1);
  });

  it('[S9] room is made from public content first', async () => {
    const storage = openStorage(new FakeDevice().env);
    await storage.device.putContent({ key: 'badges', etag: '"1"', body: {}, fetchedMs: NOON });
    expect(await storage.makeRoom()).toBe(true);
    expect(await storage.device.content('badges')).toBeUndefined();
    expect(await storage.makeRoom()).toBe(false);
  });
});

it('two devices in one process do not see each other', async () => {
  const store = new DexiePlayerStore(new FakeDevice().env, 'one');
  await store.finish(finished('a'));
  expect(await new DexiePlayerStore({ ...new FakeDevice().env, indexedDB: new IDBFactory() }, 'one').allSessions()).toEqual([]);
});
