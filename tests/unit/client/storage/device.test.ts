import { Dexie, liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_DEADLINE_MS } from '../../../../client/storage/deadline.ts';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import { problemOf } from '../../../../client/storage/storage-failure.ts';
import { expectConsole } from '../../../no-stray-console.ts';
import { dieAtEveryWrite, failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { answered, holdUp } from './slow-disk.ts';
import {
  broken,
  claimOf,
  finished,
  finishedByOlderApp,
  headerOf,
  listed,
  NOON,
  own,
  partsOver,
  PROFILE,
  shown,
  summaryOf,
} from './samples.ts';

const codeOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => 'no failure', problemOf);

/** A player's database as a later version of the app would leave it. */
async function newerDatabase(device: FakeDevice, name: string): Promise<Dexie> {
  const db = new Dexie(name, { indexedDB: device.indexedDB, IDBKeyRange });
  db.version(7).stores({
    journal: '[sessionId+n]',
    sessions: 'id, summary.endMs, contained, ahead',
    outbox: '++key, &id, kind',
    receipts: 'id, status',
    state: 'key',
    meta: 'key',
    pulled: 'id',
    parts: '[origin+fold+bucket]',
    claims: 'id, contained',
    memory: 'quarter',
    ghosts: 'id',
  });
  await db.open();
  return db;
}

describe('a kill in the middle', () => {
  it('[S1] a finish killed before its commit leaves the journal and nothing else, at whatever write it died', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
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
    [
      'S3',
      'a settling',
      (store: TablePlayerStore) =>
        store.applyResults(
          [
            { id: 'a', status: 'accepted' },
            { id: 'b', status: 'rejected' },
          ],
          NOON,
        ),
    ],
    [
      'S5',
      'a pull',
      (store: TablePlayerStore) =>
        store.applyPull({
          changes: [own('a'), listed('far')],
          reset: { atMs: 1, generation: 0 },
          profile: PROFILE,
          cursor: 'e.1.x',
          parts: partsOver([summaryOf('a')]),
        }),
    ],
    ['S8', 'a full listing', (store: TablePlayerStore) => store.applyFullListing({ changes: [], cursor: 'f.0.x', parts: partsOver([]) })],
    ['S18', 'a claim', (store: TablePlayerStore) => store.claim(claimOf('first'))],
    ['S7', 'an absorbing', (store: TablePlayerStore) => store.absorb({ sessions: [finished('c').row], unsent: [] })],
  ])('[%s] %s happens whole or not at all', async (_rule, _name, step) => {
    const store = openPlayerStore(new FakeDevice().ports, 'one');
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
  it('[S1] the finish asks for a strict commit, as a changed profile does [S26], the journal does not', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
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
    spy.mockClear();
    await store.changeProfile({ field: 'name', id: 'c', name: 'Anna' });
    expect(durabilities()).toEqual(['strict']);
  });
});

describe('two tabs', () => {
  it('[S2] each finishing a game of its own, both count', async () => {
    const device = new FakeDevice();
    const [left, right] = [openPlayerStore(device.ports, 'one'), openPlayerStore(device.ports, 'one')];
    await Promise.all([left.finish(finished('a')), right.finish(finished('b'))]);
    expect((await shown(left)).sessions).toBe(2);
    expect((await right.counts()).waiting).toBe(2);
  });

  it('[S2] both finishing the same run make one session', async () => {
    const device = new FakeDevice();
    const [left, right] = [openPlayerStore(device.ports, 'one'), openPlayerStore(device.ports, 'one')];
    const [first, second] = await Promise.all([left.finish(finished('a', { score: 10 })), right.finish(finished('a', { score: 20 }))]);
    expect(first).toEqual(second);
    expect((await shown(left)).sessions).toBe(1);
  });
});

describe('screens', () => {
  it('see a finished game, and that it is open no more, without asking again, and only once it is committed', async () => {
    const device = new FakeDevice();
    // A live query runs only where there is an IndexedDB of the platform.
    Dexie.dependencies.indexedDB = device.indexedDB;
    const store = openPlayerStore(device.ports, 'one');
    const seen: unknown[] = [];
    await store.openJournal(headerOf('a'));
    const query = liveQuery(async () => ({
      latest: (await store.latestSessions(5)).length,
      items: (await store.counts()).items,
      open: (await store.openJournals()).length,
    }));
    const subscription = query.subscribe((value) => seen.push(value));
    await expect.poll(() => seen).toHaveLength(1);
    await store.finish(finished('a'));
    await expect.poll(() => seen.at(-1)).toEqual({ latest: 1, items: 1, open: 0 });
    subscription.unsubscribe();
    expect(seen[0]).toEqual({ latest: 0, items: 0, open: 1 });
  });
});

describe('a database from a newer app', () => {
  it('[S10] is refused with a code, left open for others, and nothing in it changes', async () => {
    const device = new FakeDevice();
    const newer = await newerDatabase(device, 'tenfold-player-one');
    await newer.table('ghosts').put({ id: 'g' });
    const store = openPlayerStore(device.ports, 'one');
    expect(await codeOf(store.latestSessions(5))).toBe('storage_newer');
    await store.finish(finished('a'));
    expect(await newer.table('sessions').count()).toBe(0);
    expect(await newer.table('ghosts').count()).toBe(1);
    expect(newer.verno).toBe(7);
    newer.close();
  });

  it('[S30] is offered to nobody as that of a lost player: it is for the app that made it', async () => {
    const device = new FakeDevice();
    const newer = await newerDatabase(device, 'tenfold-player-lost');
    expect(await openStorage(device.ports).unknownPlayers()).toEqual([]);
    newer.close();
  });

  it('[S10] the device database says the same', async () => {
    const device = new FakeDevice();
    const db = new Dexie('tenfold-device', { indexedDB: device.indexedDB, IDBKeyRange });
    db.version(9).stores({ players: 'localId, accountId', settings: 'key', content: 'key' });
    await db.open();
    const storage = openStorage(device.ports);
    expect(await storage.probe()).toBe('storage_newer');
    db.close();
  });

  it('[S11] the app that wants to upgrade waits for the running game, then gets the database', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
    await store.openJournal(headerOf('a'));
    await store.prewarm();
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

describe('a game that an old tab finishes beside a newer app', () => {
  it('[S15] is kept in the box, once, and nothing in the newer database changes', async () => {
    const device = new FakeDevice();
    const newer = await newerDatabase(device, 'tenfold-player-one');
    const old = openStorage(device.ports);
    expect((await old.player('one').finish(finished('a'))).id).toBe('a');
    await old.player('one').finish(finished('a', { score: 7 }));
    expect((await old.handOverBox.all()).map(({ localId, finished: { row } }) => [localId, row.id, row.summary.score])).toEqual([
      ['one', 'a', 100],
    ]);
    expect(await newer.table('sessions').count()).toBe(0);
    expect(await newer.table('outbox').count()).toBe(0);
    newer.close();
  });

  it('[S15] is taken by the app that knows the database: into that of its player, with all that goes to the server, once', async () => {
    const device = new FakeDevice();
    const app = openStorage(device.ports);
    const ada = await app.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' });
    if (!ada.ok) throw new Error(ada.error);
    const { localId } = ada.value;
    await app.handOverBox.put(localId, finishedByOlderApp('a'));
    await app.handOverBox.put('removed', finished('b'));
    expect(await app.takeHandedOver()).toBe(1);
    expect(await app.takeHandedOver()).toBe(0);
    expect(await app.handOverBox.all()).toEqual([]);
    expect((await app.player(localId).unsentItems()).map(({ id }) => id)).toEqual(['a', 'a:game_start', 'a:game_complete']);
    expect(await broken(app.player(localId))).toEqual([]);
  });

  it('[S15] a death at whatever write while it is taken loses and doubles nothing', async () => {
    const device = new FakeDevice();
    const app = openStorage(device.ports);
    const ada = await app.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' });
    if (!ada.ok) throw new Error(ada.error);
    const store = app.player(ada.value.localId);
    await app.handOverBox.put(ada.value.localId, finished('a'));
    await dieAtEveryWrite(
      () => app.takeHandedOver(),
      async () => {
        const [boxed, stored] = [await app.handOverBox.all(), await store.allSessions()];
        expect(boxed.length + stored.length).toBeGreaterThan(0);
        expect(await broken(store)).toEqual([]);
      },
    );
    expect((await shown(store)).sessions).toBe(1);
    expect(await app.handOverBox.all()).toEqual([]);
  });

  it('[S15] is left in the box by an app that does not know the database either', async () => {
    const device = new FakeDevice();
    const old = openStorage(device.ports);
    const ada = await old.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' });
    if (!ada.ok) throw new Error(ada.error);
    const newer = await newerDatabase(device, `tenfold-player-${ada.value.localId}`);
    await old.player(ada.value.localId).finish(finished('a'));
    expect(await old.takeHandedOver()).toBe(0);
    expect(await old.handOverBox.all()).toHaveLength(1);
    newer.close();
  });
});

describe('storage that does not answer', () => {
  it('[S12] is told as slow when the deadline has passed, which is not blocked', async () => {
    const device = new FakeDevice();
    vi.spyOn(device.indexedDB, 'open').mockImplementation(() => ({}) as never);
    const storage = openStorage(device.ports);
    const [code, probed, made] = [
      codeOf(storage.player('one').latestSessions(5)),
      storage.probe(),
      storage.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' }),
    ];
    device.pass(STORAGE_DEADLINE_MS);
    expect(await code).toBe('storage_slow');
    expect(await probed).toBe('storage_slow');
    expect(await made).toEqual({ ok: false, error: 'storage_slow' });
  });

  it('[S12] that answers late has written what was asked, and a repeat changes nothing', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
    await store.openJournal(headerOf('a'));
    const letGo = await holdUp(device.indexedDB, 'tenfold-player-one');
    const code = codeOf(store.finish(finished('a')));
    device.pass(STORAGE_DEADLINE_MS);
    expect(await code).toBe('storage_slow');
    await letGo();
    await store.finish(finished('a'));
    expect((await shown(store)).sessions).toBe(1);
    expect(await broken(store)).toEqual([]);
  });

  it('[S11] because another tab still has an earlier version is a code of its own, until that tab lets go', async () => {
    const device = new FakeDevice();
    const earlier = await answered(device.indexedDB.open('tenfold-player-one', 1));
    const open = device.indexedDB.open.bind(device.indexedDB);
    const blocked = new Promise((resolve) => {
      vi.spyOn(device.indexedDB, 'open').mockImplementation((...given) => {
        const request = open(...given);
        request.addEventListener('blocked', resolve);
        return request;
      });
    });
    const store = openPlayerStore(device.ports, 'one');
    const finishing = codeOf(store.finish(finished('a')));
    await blocked;
    device.pass(STORAGE_DEADLINE_MS);
    expect(await finishing).toBe('storage_held');
    earlier.close();
    await store.finish(finished('a'));
    expect((await shown(store)).sessions).toBe(1);
  });

  it('[S12] a page that is put away begins nothing, and goes on when it is back', async () => {
    const device = new FakeDevice();
    let comeBack = () => {};
    let away: Promise<void> | undefined = new Promise<void>((resolve) => {
      comeBack = () => {
        away = undefined;
        resolve();
      };
    });
    const opened = vi.spyOn(device.indexedDB, 'open');
    const store = openPlayerStore({ ...device.ports, page: { back: () => away, onSuspend: () => undefined } }, 'one');
    const finishing = store.finish(finished('a'));
    // Long enough for everything that waits for no timer.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened).not.toHaveBeenCalled();
    comeBack();
    await finishing;
    expect((await shown(store)).sessions).toBe(1);
  });

  it('[S12] a page that is put away in the middle of a write holds up no other page, and writes when it is back', async () => {
    const device = new FakeDevice();
    const works: (() => void)[] = [];
    let comeBack = () => {};
    let away: Promise<void> | undefined;
    const page = { back: () => away, onSuspend: (work: () => void) => works.push(work) };
    const store = openPlayerStore({ ...device.ports, page }, 'one');
    await store.finish(finished('a'));
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put'];
    const written = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row);
      away = new Promise((resolve) => (comeBack = resolve));
      for (const work of works) work();
      return request;
    });
    const finishing = store.finish(finished('b'));
    await expect.poll(() => away !== undefined).toBe(true);
    written.mockRestore();
    const other = openPlayerStore(device.ports, 'one');
    await other.finish(finished('c'));
    expect((await shown(other)).sessions).toBe(2);
    away = undefined;
    comeBack();
    await finishing;
    expect((await shown(store)).sessions).toBe(3);
  });

  it('[S12] a call that was not answered in time is given a new connection when it is repeated', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
    await store.finish(finished('a'));
    const letGo = await holdUp(device.indexedDB, 'tenfold-player-one');
    const finishing = codeOf(store.finish(finished('b')));
    device.pass(STORAGE_DEADLINE_MS);
    expect(await finishing).toBe('storage_slow');
    await letGo();
    const opened = vi.spyOn(device.indexedDB, 'open');
    await store.finish(finished('b'));
    expect(opened).toHaveBeenCalled();
    expect((await shown(store)).sessions).toBe(2);
  });

  it('[S12] a closed connection is opened anew, once', async () => {
    const device = new FakeDevice();
    const store = openPlayerStore(device.ports, 'one');
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
    const storage = openStorage(device.ports);
    expect(await storage.probe()).toBe('storage_blocked');
    expect(await storage.players.createLearner({ nickname: 'Ada', colour: 'red', shape: 'star' })).toEqual({
      ok: false,
      error: 'storage_blocked',
    });
  });

  it('[S9] a full device is a code of its own', async () => {
    const store = openPlayerStore(new FakeDevice().ports, 'one');
    await store.openJournal(headerOf('a'));
    const disk = failWrites(1, { name: 'QuotaExceededError' });
    expect(await codeOf(store.finish(finished('a')))).toBe('storage_full');
    disk.heal();
    expect(await store.openJournals()).toHaveLength(1);
  });

  it('[S9] room is made from public content first', async () => {
    const storage = openStorage(new FakeDevice().ports);
    await storage.device.putContent({ key: 'badges', etag: '"1"', body: {}, fetchedMs: NOON });
    expect(await storage.makeRoom()).toBe(true);
    expect(await storage.device.content('badges')).toBeUndefined();
    expect(await storage.makeRoom()).toBe(false);
  });
});

it('two devices in one process do not see each other', async () => {
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  await store.finish(finished('a'));
  expect(await openPlayerStore({ ...new FakeDevice().ports, indexedDB: new IDBFactory() }, 'one').allSessions()).toEqual([]);
});
