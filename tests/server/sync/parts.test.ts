import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../server/database/store.ts';
import { checkParts } from '../../../server/sync/check.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';
import { FOLDS_OF_THIS_BUILD } from '../../../shared/progress/parts.ts';
import { recountOthers } from '../../../server/sync/recount.ts';
import { packSummary } from '../../../server/sync/stored-summary.ts';
import type { ListedPage } from '../../../shared/progress/counted/counted.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { inOrder, TestDevice } from '../sync-client.ts';
import { session } from '../../unit/shared/progress/sessions.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const DAY_MS = 86_400_000;

onEachEngine('parts of progress', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });
  const parts = () =>
    running.database.db.selectFrom('parts').selectAll().where('player', '=', 'ada').orderBy('fold').orderBy('bucket').execute();
  const player = () => running.database.db.selectFrom('players').select(['seq', 'folds']).where('id', '=', 'ada').executeTakeFirstOrThrow();
  const faults: unknown[] = [];
  const recount = () => recountOthers({ database: running.database, random, onFault: (error) => void faults.push(error) });
  /** As another build left it: its parts are of other versions, or were never made. */
  const leftByAnotherBuild = (folds: string) => running.database.write((writer) => writer.updateTable('players').set({ folds }).execute());

  /** Three years of daily practice, as rows of a database that an older build left. */
  async function practise(days: number): Promise<void> {
    await device.push(game());
    const [row] = await running.database.db.selectFrom('items').selectAll().execute();
    if (!row) throw new Error('the game is stored');
    const rows = Array.from({ length: days }, (_, back) => {
      const endMs = TEST_NOW - (back + 1) * DAY_MS;
      const summary = session('', { day: Math.floor(endMs / DAY_MS), endMs, game: ['speed-math', 'math-race'][back % 2] ?? '' });
      return { ...row, id: `old-${back}`, summary: packSummary(summary) };
    });
    await running.database.write(async (writer) => {
      for (let from = 0; from < rows.length; from += 50)
        await writer
          .insertInto('items')
          .values(rows.slice(from, from + 50))
          .execute();
    });
    await leftByAnotherBuild('');
    await recount();
  }

  test('a push writes those that its games touch, and no other', async () => {
    await practise(3 * 365);
    const before = await parts();
    await device.push(game());
    const after = await parts();
    const { seq } = await player();
    const written = after.filter((row) => row.seq === seq);
    expect(written.map(({ fold }) => fold)).toEqual(['bests', 'days', 'evidence', 'games', 'streak']);
    expect(after.filter((row) => row.seq !== seq)).toEqual(
      before.filter(({ fold, bucket }) => !written.some((row) => row.fold === fold && row.bucket === bucket)),
    );
  });

  test('after three practised years one game writes less than 4 kB of them', async () => {
    await practise(3 * 365);
    await device.push(game());
    const { seq } = await player();
    const written = (await parts()).filter((row) => row.seq === seq);
    expect(written.reduce((bytes, row) => bytes + Object.values(row).join('').length, 0)).toBeLessThan(4_000);
    expect(sessionsIn((await device.figures()).games)).toBe(3 * 365 + 2);
    expect(await checkParts(running.database, random)).toEqual({ players: 1, repaired: 0, failed: [] });
  });

  test('after three practised years a pull brings less than 4 kB for one game, and at most 200 bytes for nothing', async () => {
    await practise(3 * 365);
    const { cursor } = (await device.pullAll()).last;
    const laptop = await TestDevice.of(running, 'ada', 'laptop');
    await laptop.push(game());
    const news = await device.sendPull(cursor);
    expect(news.json<ListedPage>().changes).toHaveLength(1);
    expect(news.rawPayload.length).toBeLessThan(4_000);
    expect((await device.sendPull(news.json<ListedPage>().cursor)).rawPayload.length).toBeLessThanOrEqual(200);
  });

  test('what another build made is recounted in the background, once, with a number of its own', async () => {
    await device.push(game(), game());
    const good = await device.pullAll();
    await leftByAnotherBuild('games.0');
    await running.database.write((writer) => writer.updateTable('parts').set({ version: 0, part: '{"a":1}' }).execute());
    await recount();
    expect(await player()).toEqual({ seq: 2, folds: FOLDS_OF_THIS_BUILD });
    expect(inOrder((await device.pull(good.last.cursor)).parts)).toEqual(good.parts);
    await recount();
    expect(await player()).toEqual({ seq: 2, folds: FOLDS_OF_THIS_BUILD });
    expect(faults).toEqual([]);
  });

  /** Recounts; `meanwhile` happens when the games are read, right before the player is locked. */
  async function recountDuring(meanwhile: () => Promise<unknown>): Promise<void> {
    const { database } = running;
    let locks = 0;
    const store: Store = {
      ...database,
      async write(work) {
        if (locks++ === 0) await meanwhile();
        return database.write(work);
      },
    };
    await leftByAnotherBuild('games.0');
    await recountOthers({ database: store, random, onFault: (error) => void faults.push(error) });
    expect(locks).toBe(1);
    expect(faults).toEqual([]);
  }
  const storedGames = () => running.database.db.selectFrom('items').selectAll().where('player', '=', 'ada').execute();
  const copyOf = async (id: string, seq: number) => {
    const [row] = await storedGames();
    if (!row) throw new Error('a game is stored');
    return { ...row, id, seq, nonce: null };
  };

  test('a recount reads the games before it locks the player', async () => {
    await device.push(game());
    // A row of which the player's number does not tell: only a fold under the lock would find it.
    await recountDuring(async () => {
      const row = await copyOf('untold', 1);
      await running.database.write((writer) => writer.insertInto('items').values(row).execute());
    });
    expect(sessionsIn((await device.figures()).games)).toBe(1);
  });

  test('a game that another build stores during a recount is counted', async () => {
    await device.push(game());
    await recountDuring(async () => {
      const row = await copyOf('of-another-build', 2);
      await running.database.write(async (writer) => {
        await writer.insertInto('items').values(row).execute();
        await writer.updateTable('players').set({ seq: 2 }).where('id', '=', 'ada').execute();
      });
    });
    expect(await player()).toEqual({ seq: 3, folds: FOLDS_OF_THIS_BUILD });
    expect(sessionsIn((await device.figures()).games)).toBe(2);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  test('a player who was deleted during a recount is not made again', async () => {
    await device.push(game());
    await recountDuring(() => running.database.write((writer) => writer.deleteFrom('players').where('id', '=', 'ada').execute()));
    expect(await running.database.db.selectFrom('players').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a pull', () => Promise.resolve()],
    ['a push', async () => void (await device.push(game()))],
  ])('%s that comes before the recount shows no half: the player is recounted first', async (_what, act) => {
    await device.push(game());
    await leftByAnotherBuild('');
    await running.database.write((writer) => writer.deleteFrom('parts').where('fold', '!=', 'days').execute());
    await act();
    const { days, games } = await device.figures();
    expect(days.map(([, sessions]) => sessions)).toEqual([sessionsIn(games)]);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  test('a part in which nothing counts any more is stored empty, and one of an unknown fold goes', async () => {
    await device.push(game());
    await running.database.write(async (writer) => {
      const row = { player: 'ada', version: 1, seq: 1 };
      await writer
        .insertInto('parts')
        .values([
          { ...row, fold: 'challenges', bucket: 'c-1', part: '{"c-1":500}' },
          { ...row, fold: 'of-next-year', bucket: 'all', part: '{}' },
        ])
        .execute();
    });
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 1 });
    const after = await parts();
    expect(after.filter(({ fold }) => fold === 'challenges')).toMatchObject([{ bucket: 'c-1', part: '{}', seq: 2 }]);
    expect(after.map(({ fold }) => fold)).not.toContain('of-next-year');
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  test.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['a device that names none gets the figures of before, whatever there is besides', undefined, ['days', 'games', 'streak']],
    ['a device that names a new one gets it', ['games', 'of-next-year'], ['games', 'of-next-year']],
    ['a device that names only what nobody knows gets none', ['of-last-year'], []],
  ])('%s (decision D28)', async (_what, folds, expected) => {
    await device.push(game());
    const row = { player: 'ada', fold: 'of-next-year', bucket: 'all', version: 1, seq: 1, part: '{}' };
    await running.database.write((writer) => writer.insertInto('parts').values(row).execute());
    const body = { proto: 2, deviceId: 'phone', limit: 500, ...(folds && { folds }) };
    const page = (await device.post('/api/sync/pull', body, device.accessToken)).json<ListedPage>();
    expect([...new Set(page.parts.map(({ fold }) => fold))].toSorted()).toEqual(expected);
    expect(page.changes).toHaveLength(1);
  });

  test('a push of games from fifty weeks adds to the part of each week', async () => {
    const WEEKS = 50;
    running.clock.now = TEST_NOW + WEEKS * 7 * DAY_MS;
    const backlog = Array.from({ length: 2 * WEEKS }, (_, i) => {
      const endedMs = TEST_NOW + (i % WEEKS) * 7 * DAY_MS;
      const time = { startedMs: endedMs - 60_000, endedMs, floorMs: endedMs, day: Math.floor(endedMs / DAY_MS) };
      return sessionItem({ id: newId(), owner: 'ada', time });
    });
    const results = [...(await device.push(...backlog.slice(0, WEEKS))), ...(await device.push(...backlog.slice(WEEKS)))];
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['accepted']));
    expect((await device.figures()).days.map(([, sessions]) => sessions)).toEqual(backlog.slice(WEEKS).map(() => 2));
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  test('pushes of several devices at once count every game', async () => {
    const devices = await Promise.all(['a', 'b', 'c', 'd'].map((name) => TestDevice.of(running, 'ada', name)));
    await Promise.all(devices.map((each) => each.push(game(), game(), game())));
    expect(sessionsIn((await device.figures()).games)).toBe(12);
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });
});
