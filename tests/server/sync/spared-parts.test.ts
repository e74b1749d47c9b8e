import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '../../../client/storage/memory-player-database.ts';
import { FULL_LISTING_EVERY_MS, Puller } from '../../../client/sync/pull.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import type { PullRequest } from '../../../shared/contract/pull.ts';
import type { Part } from '../../../shared/contract/state.ts';
import { dayNumber } from '../../../shared/day.ts';
import type { ListedPage } from '../../../shared/progress/counted/counted.ts';
import { FOLD_NAMES } from '../../../shared/progress/folds/registry.ts';
import { storedParts } from '../../../client/storage/rules/stored-parts.ts';
import { fakeHost } from '../../unit/client/sync/fake-host.ts';
import { FakeTimers } from '../../unit/client/sync/fake-timers.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { inOrder, TestDevice } from '../sync-client.ts';

const DAY_MS = 86_400_000;
/** Nothing was played before the first release, and this is about days long gone. */
const NOW = TEST_NOW + 300 * DAY_MS;
const bucketOf = (daysAgo: number): string => String(dayNumber(NOW, 0) - daysAgo);

onEachEngine('evidence of days long gone in a listing (decision D28)', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    running.clock.now = NOW;
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  const game = (daysAgo: number) => {
    const endedMs = NOW - 60_000 - daysAgo * DAY_MS;
    return sessionItem({ id: newId(), owner: 'ada', time: { endedMs, floorMs: endedMs - DAY_MS } });
  };

  /** A page as today's app asks for it, of evidence alone unless told otherwise. */
  async function ask(asked: Partial<PullRequest> = {}): Promise<ListedPage> {
    const body = { proto: 2, deviceId: 'phone', limit: 500, folds: ['evidence'], ...asked };
    return (await phone.post('/api/sync/pull', body, phone.accessToken)).json<ListedPage>();
  }

  /** The days whose evidence came, and those of which the device was told that it has it. */
  async function listed(holds: string) {
    const { parts, spared } = await ask({ holds });
    return { came: parts.map(({ bucket }) => bucket).toSorted(), spared: spared?.['evidence']?.toSorted() };
  }

  test('does not come to a device that has it: it is named', async () => {
    await phone.push(game(200), game(92), game(91), game(3));
    const { cursor, changes } = await ask();
    expect(await listed(cursor)).toEqual({ came: [bucketOf(91), bucketOf(3)], spared: [bucketOf(200), bucketOf(92)] });
    expect((await ask({ holds: cursor })).changes).toEqual(changes);
  });

  test('comes if it has changed since: by a late game, or by a reset', async () => {
    await phone.push(game(200), game(150));
    const { cursor } = await ask();
    await laptop.push(game(150));
    expect(await listed(cursor)).toEqual({ came: [bucketOf(150)], spared: [bucketOf(200)] });
    const order = { player: 'ada', atMs: NOW, actor: 'admin', reason: 'asked for' };
    const random = (bytes: number) => new Uint8Array(bytes).fill(7);
    await running.database.write((writer) => resetPlayer(writer, running.database.dialect, order, random));
    expect(await listed(cursor)).toEqual({ came: [bucketOf(200), bucketOf(150)], spared: [] });
  });

  test('alone is spared: other figures come whole', async () => {
    await phone.push(game(200));
    const { cursor } = await ask();
    const folds = [...FOLD_NAMES];
    const [all, some] = [await ask({ folds }), await ask({ folds, holds: cursor })];
    expect(some.parts).toEqual(all.parts.filter(({ fold }) => fold !== 'evidence'));
    expect(some.spared).toEqual({ evidence: [bucketOf(200)] });
  });

  test('comes to who does not ask, as an older app, and nothing else is said', async () => {
    await phone.push(game(200));
    const { cursor, ...page } = await ask();
    expect(page.parts.map(({ bucket }) => bucket)).toEqual([bucketOf(200)]);
    expect(page).not.toHaveProperty('spared');
    expect(await ask({ cursor })).not.toHaveProperty('spared');
  });

  test('is not named to a device that does not know it', async () => {
    await phone.push(game(200));
    const { cursor } = await ask();
    expect(await ask({ folds: [], holds: cursor })).toMatchObject({ parts: [], spared: { evidence: [] } });
  });

  test.each([
    ['of another history', (cursor: string) => cursor.replace(/^[^.]+/, 'other-epoch')],
    ['of a change that never was', (cursor: string) => cursor.replace(/^([^.]+)\.\d+/, '$1.999')],
    ['of another change of that number', (cursor: string) => cursor.replace(/^([^.]+\.\d+)\.[^.]+/, '$1.AAAAAAAAAAA')],
    ['that is no cursor', () => 'nonsense'],
  ])('comes to who names a cursor %s', async (_what, altered) => {
    await phone.push(game(200));
    const { cursor } = await ask();
    expect(await listed(altered(cursor))).toEqual({ came: [bucketOf(200)], spared: undefined });
  });

  test('comes to a device of the first protocol, which brought no parts', async () => {
    await phone.push(game(200));
    const { cursor } = await ask();
    expect(await listed(cursor.split('.').slice(0, 3).join('.'))).toEqual({ came: [bucketOf(200)], spared: [] });
  });

  test('comes from a server that was restored and written on since: its evidence of that day is another', async () => {
    await phone.push(game(200), game(200));
    const { cursor } = await ask();
    // The backup did not have that change, and another game has taken its number since.
    await running.database.write(async (writer) => {
      for (const table of ['changes', 'items', 'parts'] as const) await writer.deleteFrom(table).execute();
      await writer.updateTable('players').set({ seq: 0 }).execute();
    });
    await laptop.push(game(200));
    expect(await listed(cursor)).toEqual({ came: [bucketOf(200)], spared: undefined });
  });

  test('comes or is named once, however short the pages are, and comes if it changes between two of them', async () => {
    for (const daysAgo of [200, 180, 160, 140, 5]) await phone.push(...Array.from({ length: 30 }, () => game(daysAgo)));
    const { cursor: holds } = await ask();
    const first = await ask({ holds, limit: 30 });
    const rest = async () => {
      const { more, parts, spared } = await ask({ holds, cursor: first.cursor });
      return { more, came: parts.map(({ bucket }) => bucket).toSorted(), spared: spared?.['evidence']?.toSorted() };
    };
    expect([first.more, first.parts, first.spared]).toEqual([true, [], { evidence: [bucketOf(200)] }]);
    expect(await rest()).toEqual({ more: false, came: [bucketOf(5)], spared: [180, 160, 140].map(bucketOf) });
    await laptop.push(game(200), game(140));
    expect(await rest()).toEqual({ more: false, came: [200, 140, 5].map(bucketOf), spared: [180, 160].map(bucketOf) });
  });

  /** A device with today's storage and sync. @param altered its requests as they reach the server */
  function realDevice(altered: (request: PullRequest) => PullRequest = (request) => request) {
    const clock = new FakeTimers(NOW);
    const asked: PullRequest[] = [];
    const answers: ListedPage[] = [];
    const host = fakeHost({
      clock,
      reply: async (url, body, { headers }) => {
        const request = altered(body as unknown as PullRequest);
        asked.push(request);
        const answer = await running.app.inject({ method: 'POST', url, headers: { ...headers }, payload: request });
        answers.push(answer.json<ListedPage>());
        return { status: answer.statusCode, contentType: String(answer.headers['content-type']), body: answer.body };
      },
    });
    const store = createMemoryStore();
    const session = { credentials: () => Promise.resolve({ accessToken: laptop.accessToken, userId: 'ada' }) };
    const puller = new Puller({ host: { ...host, newId: () => 'tablet' }, store, accountId: 'ada', installId: 'tablet', session });
    return { store, puller, clock, asked, answers };
  }

  const evidenceOf = (parts: readonly Part[]) => inOrder(parts.filter(({ fold }) => fold === 'evidence'));

  test.each<readonly [string, (request: PullRequest) => PullRequest, boolean]>([
    ['this server', (request) => request, true],
    [
      'an older server, which knows nothing of what a device holds',
      ({ holds: _unknown, ...request }: PullRequest & { holds?: string }) => request,
      false,
    ],
  ])("a device's monthly listing leaves its parts those of %s", async (_which, altered, isSpared) => {
    const { store, puller, clock, answers } = realDevice(altered);
    await phone.push(game(200), game(150), game(120), game(3));
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    await laptop.push(game(150), game(0));
    clock.nowMs += FULL_LISTING_EVERY_MS;
    expect(await puller.pull()).toEqual({ kind: 'pulled', reoffered: 0 });
    const spared = answers.at(-1)?.spared?.['evidence'] ?? [];
    expect(spared.toSorted()).toEqual(isSpared ? [bucketOf(200), bucketOf(120)] : []);
    const stored = await store.database.transact('read', (tx) => storedParts(tx, 'server'));
    const whole = await ask({ folds: [...FOLD_NAMES] });
    expect(evidenceOf(stored)).toEqual(evidenceOf(whole.parts));
    expect(inOrder(stored)).toEqual(inOrder(whole.parts));
  });
});
