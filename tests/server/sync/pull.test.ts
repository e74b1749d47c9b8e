import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseCursor } from '../../../server/sync/cursor.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { solvedPuzzle } from '../other-games.ts';
import { activityItem, newId, sessionItem } from '../played-games.ts';
import { figuresIn, TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';

onEachEngine('pull', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });

  test('of a player of whom nothing is known there is a profile, and no part', async () => {
    const { cursor, ...page } = await phone.pull();
    const profile = { username: 'ada', displayName: 'ada', role: 'player' };
    expect(page).toEqual({ proto: 2, changes: [], parts: [], profile, more: false, serverTime: TEST_NOW });
    expect(await phone.pull(cursor)).toEqual({ proto: 2, changes: [], parts: [], cursor, more: false, serverTime: TEST_NOW });
  });

  test('a device hears of its own items by id, and of other devices by summary', async () => {
    const [onPhone, onLaptop] = [game(), game()];
    await phone.push(onPhone);
    await laptop.push(onLaptop);
    const { changes } = await phone.pull();
    expect(changes).toMatchObject([
      { type: 'own', id: onPhone.id, seq: 1 },
      { type: 'session', id: onLaptop.id, seq: 2, session: { id: onLaptop.id, game: 'speed-math', score: 60 } },
    ]);
  });

  test('both devices get the same parts', async () => {
    await phone.push(game(), game());
    await laptop.push(game());
    const [a, b] = [await phone.pullAll(), await laptop.pullAll()];
    expect(a.parts).toEqual(b.parts);
    expect(sessionsIn(figuresIn(a.parts).games)).toBe(3);
  });

  test('an activity counts for nothing, and is listed to nobody', async () => {
    await phone.push(activityItem(newId(), 'ada'));
    expect([(await laptop.pull()).changes, (await phone.pull()).changes]).toEqual([[], []]);
  });

  test('a profile comes again when it is another', async () => {
    const { cursor } = await phone.pull();
    running.accounts.profiles.set('ada', { username: 'ada', displayName: 'Ada L.', role: 'player' });
    const renamed = await phone.pull(cursor);
    expect(renamed.profile?.displayName).toBe('Ada L.');
    expect((await phone.pull(renamed.cursor)).profile).toBeUndefined();
  });

  test('only the parts that changed since the cursor come', async () => {
    await phone.push(game());
    const { cursor } = await phone.pull();
    await laptop.push(solvedPuzzle(newId(), 'ada'));
    const { parts } = await phone.pull(cursor);
    expect(parts.filter(({ fold }) => fold === 'games').map(({ bucket }) => bucket)).toEqual(['number-puzzle']);
    expect((await phone.pull((await phone.pull()).cursor)).parts).toEqual([]);
  });

  test('a device of the first protocol goes on where it stood, and gets every part: it has none', async () => {
    await phone.push(game(), game());
    const { cursor } = await phone.pull();
    const old = cursor.split('.').slice(0, 3).join('.');
    const later = game();
    await phone.push(later);
    const page = await phone.pull(old);
    expect(page.changes).toEqual([{ type: 'own', id: later.id, seq: 2 }]);
    expect(sessionsIn(figuresIn(page.parts).games)).toBe(3);
    expect(page.profile).toMatchObject({ username: 'ada' });
  });

  test('a cursor goes on where it stood', async () => {
    await phone.push(game());
    const { cursor } = await phone.pull();
    expect((await phone.pull(cursor)).changes).toEqual([]);
    const later = game();
    await phone.push(later);
    expect((await phone.pull(cursor)).changes).toEqual([{ type: 'own', id: later.id, seq: 2 }]);
  });

  test('pages end between changes and hold everything once', async () => {
    const batches = [7, 50, 1, 30, 12];
    for (const size of batches) await phone.push(...Array.from({ length: size }, game));
    const { changes, last, pages } = await phone.pullAll(10);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(100);
    expect(changes).toHaveLength(100);
    expect(pages).toBeGreaterThan(1);
    expect(parseCursor(last.cursor)?.seq).toBe(batches.length);
    expect((await phone.pull(undefined, 10)).more).toBe(true);
  });

  test('a page holds no part that has something of a later page in it', async () => {
    for (let i = 0; i < 4; i++) await phone.push(...Array.from({ length: 30 }, game));
    const first = await phone.pull(undefined, 10);
    expect([first.more, first.parts]).toEqual([true, []]);
    expect(sessionsIn((await phone.figures()).games)).toBe(120);
  });

  test('the smallest pages still get to the end', async () => {
    for (let i = 0; i < 5; i++) await phone.push(game(), game());
    expect((await phone.pullAll(1)).changes).toHaveLength(10);
  });

  test('what arrives between two pages comes with the last one', async () => {
    for (let i = 0; i < 4; i++) await phone.push(...Array.from({ length: 30 }, game));
    const first = await phone.pull(undefined, 20);
    const late = game();
    await phone.push(late);
    const rest = await phone.pull(first.cursor, 500);
    expect(rest.changes.at(-1)).toMatchObject({ id: late.id });
    expect(sessionsIn(figuresIn(rest.parts).games)).toBe(121);
  });

  test.each([
    ['of another history', 'other-epoch.1.AAAAAAAAAAA'],
    ['that is no cursor', 'nonsense'],
    ['with dots only', '..'],
    ['far ahead', 'EPOCH.999999.AAAAAAAAAAA'],
    ['with a number beyond all bounds', 'EPOCH.99999999999999999999.AAAAAAAAAAA'],
  ])('a cursor %s asks for a reset', async (_what, text) => {
    const { epoch } = await phone.newTicket();
    const answer = await phone.sendPull(text.replace('EPOCH', epoch));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'reset' }]);
  });

  test('a history that was written on after a restore is not taken for the one the cursor knew', async () => {
    await phone.push(game());
    const before = await phone.pull();
    // The backup did not have that change, and other games have taken its number since.
    await running.database.write(async (writer) => {
      await writer.deleteFrom('changes').execute();
      await writer.deleteFrom('items').execute();
      await writer.updateTable('players').set({ seq: 0 }).execute();
    });
    expect((await phone.sendPull(before.cursor)).statusCode).toBe(409);
    await laptop.push(game());
    expect((await phone.sendPull(before.cursor)).statusCode).toBe(409);
    expect(parseCursor((await phone.pull()).cursor)?.seq).toBe(1);
  });

  test("nobody reads another player's history", async () => {
    await phone.push(game());
    const bob = await TestDevice.of(running, 'bob', 'phone');
    expect(await bob.pull()).toMatchObject({ changes: [], parts: [], profile: { username: 'bob' } });
  });

  test.each([
    ['no limit', { proto: 2, deviceId: 'd' }],
    ['a limit of 0', { proto: 2, deviceId: 'd', limit: 0 }],
    ['a limit beyond the largest', { proto: 2, deviceId: 'd', limit: 501 }],
    ['a cursor that is a number', { proto: 2, deviceId: 'd', limit: 5, cursor: 7 }],
    ['no device', { proto: 2, limit: 5 }],
  ])('%s is a bad request', async (_what, body) => {
    expect((await phone.post('/api/sync/pull', body, phone.accessToken)).statusCode).toBe(400);
  });

  test('a client of the first protocol is told to update, whatever else it says', async () => {
    const answer = await phone.post('/api/sync/pull', { proto: 1, limit: 'of another shape' }, phone.accessToken);
    expect([answer.statusCode, answer.json()]).toEqual([
      426,
      { error: 'This version of the app is too old to sync. Please update it.', code: 'client_too_old' },
    ]);
  });

  test('an upload ticket opens nothing but push', async () => {
    const answers = await Promise.all([
      phone.post('/api/sync/pull', { proto: 2, deviceId: 'phone', limit: 5 }, phone.ticket),
      phone.post('/api/sync/ticket', { deviceId: 'phone', installId: 'i' }, phone.ticket),
      phone.post('/api/game/submit-score', {}, phone.ticket),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Authentication required', code: 'unauthorized' }]);
  });
});
