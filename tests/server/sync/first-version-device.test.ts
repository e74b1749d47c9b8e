import { randomBytes, randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, type TenfoldStorage } from '../../../client/storage/open-storage.ts';
import type { Host } from '../../../client/storage/host.ts';
import { Puller } from '../../../client/sync/pull.ts';
import { Pusher } from '../../../client/sync/push.ts';
import type { Store } from '../../../server/database/store.ts';
import { checkParts } from '../../../server/sync/check.ts';
import { partsOf } from '../../../server/sync/parts.ts';
import { readPlayer } from '../../../server/sync/players.ts';
import { someFigures } from '../../../shared/progress/figures.ts';
import { sessionsIn, sessionXpIn } from '../../../shared/progress/folds/games.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { restoreDatabases } from '../../fixtures/device-dump.ts';
import { countedOn, playersOf, sumXp } from '../../fixtures/expected.ts';
import { deviceOf, factsOf, ticketKeyOf } from '../../fixtures/files.ts';
import { onEachOldDatabase, type OldDatabase } from '../../fixtures/server-databases.ts';
import { storedReceipt } from '../../unit/client/storage/samples.ts';
import { fakeHost } from '../../unit/client/sync/fake-host.ts';
import { FakeTimers } from '../../unit/client/sync/fake-timers.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';

const MINUTE_MS = 60_000;
const random = (bytes: number): Uint8Array => randomBytes(bytes);

onEachOldDatabase("the backlog of a first version's device at its server", (fixture, restore) => {
  const { account } = playersOf(fixture);
  const { madeMs, parked } = factsOf(fixture);
  const accountId = String(account.accountId);
  let old: OldDatabase;
  let running: TestApp;
  let database: Store;
  const devices: TenfoldStorage[] = [];

  beforeEach(async () => {
    old = await restore();
    database = await old.open();
    running = await appForTest({ database, ticketKey: ticketKeyOf(fixture) });
    running.clock.now = madeMs + MINUTE_MS;
    running.accounts.add(accountId);
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close();
    await running.close();
    await old.remove();
  });

  /** A device as it was dumped, connected to the server. */
  async function device() {
    const clock = new FakeTimers(madeMs + MINUTE_MS);
    const host: Host = {
      ...fakeHost({
        clock,
        reply: async (path, _body, init) => {
          const answer = await running.app.inject({
            method: init.method,
            url: path,
            headers: { ...init.headers },
            payload: init.body ?? '',
          });
          return { status: answer.statusCode, contentType: String(answer.headers['content-type']), body: answer.body };
        },
      }),
      newId: () => randomUUID(),
    };
    const indexedDB = new IDBFactory();
    await restoreDatabases(deviceOf(fixture).databases, indexedDB);
    const storage = openStorage({ host, indexedDB, IDBKeyRange });
    devices.push(storage);
    const store = storage.player(account.localId);
    const installId = String(await storage.device.setting('installId'));
    const session = { credentials: () => Promise.resolve({ accessToken: `token-of-${accountId}`, userId: accountId }) };
    const sync = { host, store, accountId, installId, session };
    const push = async () => new Pusher(sync).flush(String(await store.meta('ticket')));
    const shown = async () => totalXp((await store.progress(1)).figures);
    return { store, push, pull: () => new Puller(sync).pull(), shown };
  }

  /** A pull as the first version asks for it. */
  const pullAsThen = () =>
    running.app.inject({
      method: 'POST',
      url: '/api/sync/pull',
      headers: { authorization: `Bearer token-of-${accountId}` },
      payload: { proto: 1, deviceId: 'a-device', limit: 500 },
    });

  const storedItems = () =>
    database.db.selectFrom('items').select(['id', 'status']).where('player', '=', accountId).orderBy('id').execute();

  const refused = new Set<string>([parked.altered, parked.astray]);
  /** Everything of this account that the server is to count in the end. */
  const games = account.games.filter(({ id }) => !refused.has(id));

  test('comes in item by item under the old ticket, each exactly once', async () => {
    const before = await storedItems();
    const { push, store } = await device();
    const waiting = account.queued.map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(10);
    expect(await push()).toMatchObject({ kind: 'flushed', applied: waiting.length });
    const after = await storedItems();
    expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), ...waiting].toSorted());
    // An activity that was simply taken leaves no receipt (S29 of the storage).
    const kept = account.queued.filter(({ kind }) => kind !== 'activity');
    expect(kept.length).toBeGreaterThan(3);
    for (const { id } of kept) expect(await storedReceipt(store, id)).toMatchObject({ status: 'accepted' });
    expect(await store.counts()).toMatchObject({ waiting: 0, items: 0, parked: 2 });
  });

  test('counts once even when no answer ever came and all of it is sent again', async () => {
    await (await device()).push();
    const once = await database.db.selectFrom('items').selectAll().orderBy('id').execute();
    const [state] = await database.db.selectFrom('players').selectAll().where('id', '=', accountId).execute();
    const again = await device();
    expect(await again.push()).toMatchObject({ kind: 'flushed' });
    expect(await database.db.selectFrom('items').selectAll().orderBy('id').execute()).toEqual(once);
    expect(await database.db.selectFrom('players').selectAll().where('id', '=', accountId).execute()).toEqual([state]);
    expect((await again.store.counts()).items).toBe(0);
  });

  test('is asked to update before it pulls, and sends as before: nothing is lost by it (P10)', async () => {
    const before = await storedItems();
    expect([(await pullAsThen()).statusCode, (await pullAsThen()).json()]).toMatchObject([426, { code: 'client_too_old' }]);
    expect(await storedItems()).toEqual(before);
    const { push, store } = await device();
    expect(await push()).toMatchObject({ kind: 'flushed', applied: account.queued.length });
    expect((await pullAsThen()).statusCode).toBe(426);
    expect(await storedItems()).toHaveLength(before.length + account.queued.length);
    expect((await store.allSessions()).map(({ id }) => id).toSorted()).toEqual(account.games.map(({ id }) => id).toSorted());
  });

  test('adds up to the fold over the set, and the figures on screen stay', async () => {
    const { push, pull, shown } = await device();
    const xp = sumXp(countedOn(fixture, account).map(({ summary }) => summary));
    expect(await shown()).toBe(xp);
    await push();
    expect(await shown()).toBe(xp);
    // The app is of today by now, and goes on from what that of then had stored.
    expect(await pull()).toMatchObject({ kind: 'pulled', reoffered: 0 });
    expect(await shown()).toBe(xp);
    const { parts } = await readPlayer(database, accountId, random, 0);
    const counted = someFigures(partsOf(parts), ['games']).games;
    expect([sessionsIn(counted), sessionXpIn(counted)]).toEqual([games.length, sumXp(games.map(({ summary }) => summary))]);
    expect(games.filter(({ item }) => item !== undefined)).toHaveLength(12);
    expect(await checkParts(database, random)).toMatchObject({ players: 2, repaired: 0 });
  });
});
