import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseCursor } from '../../../server/sync/cursor.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { activityItem, anyItem, badgeClaim, newId, rewardClaim, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';

const DAY_MS = 86_400_000;

onEachEngine('push', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = (more: Partial<Parameters<typeof sessionItem>[0]> = {}) => sessionItem({ id: newId(), owner: 'ada', ...more });

  test('a finished game is accepted, and counted at the next pull', async () => {
    const item = game();
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'accepted' }]);
    const { changes } = await device.pull();
    expect(changes).toEqual([{ type: 'own', id: item.id, seq: 1 }]);
    expect(await device.figures()).toMatchObject({ games: { 'speed-math': { sessions: 1, scoreSum: 60 } } });
  });

  test('the answer echoes the batch and says which history it is', async () => {
    const ticket = await device.newTicket();
    const answer = await device.pushed([game()]);
    expect(answer).toMatchObject({ proto: 1, batchId: 'batch-1', serverTime: TEST_NOW, epoch: ticket.epoch });
  });

  test('a repeated game is a duplicate and counts once', async () => {
    const item = game();
    await device.push(item);
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'duplicate' }]);
    expect(sessionsIn((await device.figures()).games)).toBe(1);
  });

  test('of four sendings at once one is accepted and the rest are duplicates', async () => {
    const item = game();
    // Four devices with the same game, as after a restored backup file: that many batches a player has under way.
    const devices = await Promise.all(Array.from({ length: 4 }, (_, i) => TestDevice.of(running, 'ada', `device-${i}`)));
    const results = await Promise.all(devices.map((each) => each.push(item)));
    expect(
      results
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['accepted', ...Array.from({ length: 3 }, () => 'duplicate')]);
    expect(sessionsIn((await device.figures()).games)).toBe(1);
  });

  test('batches of many players at once keep them apart', async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, (_, i) => TestDevice.of(running, `player-${i}`)));
    await Promise.all(
      devices.map((each, i) => each.push(...Array.from({ length: i + 1 }, () => sessionItem({ id: newId(), owner: each.player })))),
    );
    const counts = await Promise.all(devices.map(async (each) => sessionsIn((await each.figures()).games)));
    expect(counts).toEqual(devices.map((_, i) => i + 1));
  });

  test('another game under a stored id is refused, and the stored one stays', async () => {
    const item = game();
    await device.push(item);
    const other = game({ id: item.id, correct: 1 });
    expect(await device.push(other)).toEqual([{ id: item.id, status: 'rejected', code: 'id_conflict' }]);
    expect((await device.figures()).games['speed-math']?.scoreSum).toBe(60);
  });

  test('an id that comes twice in a batch: the first counts', async () => {
    const item = game();
    const other = game({ id: item.id, correct: 1 });
    const results = await device.push(item, item, other);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['accepted', undefined],
      ['duplicate', undefined],
      ['rejected', 'id_conflict'],
    ]);
  });

  test('the same id means nothing across players', async () => {
    const other = await TestDevice.of(running, 'bob');
    const id = newId();
    expect(await device.push(sessionItem({ id, owner: 'ada' }))).toMatchObject([{ status: 'accepted' }]);
    expect(await other.push(sessionItem({ id, owner: 'bob' }))).toMatchObject([{ status: 'accepted' }]);
  });

  test("another player's game is told apart and stored nowhere", async () => {
    const item = game({ owner: 'bob' });
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'wrong_owner' }]);
    const bob = await TestDevice.of(running, 'bob');
    for (const each of [device, bob]) expect(sessionsIn((await each.figures()).games)).toBe(0);
  });

  test('a claimed score that the log does not bear out is corrected', async () => {
    const item = game({ alter: (payload) => ({ ...payload, claims: { ...payload.claims, score: 9999 } }) });
    const first = await device.push(item);
    expect(first).toEqual([{ id: item.id, status: 'corrected', code: 'score', corrected: { score: 60, accuracy: 100, timeTaken: 10 } }]);
    expect(await device.push(item)).toEqual(first);
    expect((await device.figures()).games['speed-math']?.bestScore).toBe(60);
  });

  test('a day that was possible nowhere is corrected to the day of the end', async () => {
    const item = game({ time: { day: 1 } });
    const day = Math.floor(TEST_NOW / DAY_MS);
    expect(await device.push(item)).toEqual([
      { id: item.id, status: 'corrected', code: 'day', corrected: { endMs: TEST_NOW - 60_000, day } },
    ]);
  });

  test('a game from a clock that runs ahead ends no later than its receipt', async () => {
    const endedMs = TEST_NOW + 10 * DAY_MS;
    const item = game({ time: { endedMs, floorMs: 0 } });
    expect(await device.push(item)).toMatchObject([{ status: 'corrected', code: 'day', corrected: { endMs: TEST_NOW } }]);
  });

  test('a game that ended a moment ahead of the server keeps its day and learns its end', async () => {
    const item = game({ time: { endedMs: TEST_NOW + 500 } });
    const day = Math.floor(TEST_NOW / DAY_MS);
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'accepted', corrected: { endMs: TEST_NOW, day } }]);
  });

  test.each([
    ['a log of another id', (payload: object) => ({ ...payload, seed: '0'.repeat(32) }), 'seed'],
    ['a config outside the limits', (payload: object) => ({ ...payload, config: { operation: 'addition', questions: 5000 } }), 'config'],
    ['a log that is no log', (payload: object) => ({ ...payload, log: '!!!' }), 'log'],
    ['a log of a game that never ended', (payload: object) => ({ ...payload, log: '' }), 'unfinished'],
    ['a payload of another shape', (payload: object) => ({ ...payload, extra: 1 }), 'payload'],
  ])('%s is rejected alone', async (_what, alter, code) => {
    const bad = game({ alter });
    const good = game();
    expect(await device.push(bad, good)).toEqual([
      { id: bad.id, status: 'rejected', code },
      { id: good.id, status: 'accepted' },
    ]);
  });

  test('a log is rejected under another id than the one it was played under', async () => {
    const { hash: _hash, id: _id, ...rest } = game();
    const stolen = anyItem({ ...rest, id: newId() });
    expect(await device.push(stolen)).toMatchObject([{ status: 'rejected', code: 'seed' }]);
  });

  test('a payload that was changed after it was hashed is rejected', async () => {
    const item = game();
    const results = await device.push({ ...item, payload: { ...item.payload, log: '' } });
    expect(results).toEqual([{ id: item.id, status: 'rejected', code: 'hash' }]);
  });

  test.each([
    ['no object', 17, ''],
    ['null', null, ''],
    ['an id of another alphabet', { ...activityItem('a-1', 'ada'), id: 'a b' }, 'a b'],
    ['no hash', { id: 'a-1', kind: 'activity', v: 1, owner: 'ada', payload: {} }, 'a-1'],
    ['an unknown member', { ...activityItem('a-1', 'ada'), level: 99 }, 'a-1'],
    ['a fraction in the payload', { ...activityItem('a-1', 'ada'), payload: { x: 0.5 } }, 'a-1'],
    ['a null in the payload', { ...activityItem('a-1', 'ada'), payload: { x: null } }, 'a-1'],
  ])('an item that is %s is rejected under the id it claims', async (_what, item, id) => {
    const good = game();
    expect(await device.push(item, good)).toEqual([
      { id, status: 'rejected', code: 'shape' },
      { id: good.id, status: 'accepted' },
    ]);
  });

  test('a payload nested deeper than any of ours is rejected, not walked', async () => {
    const item = `{"id":"deep","kind":"activity","v":1,"owner":"ada","hash":"${'a'.repeat(43)}","payload":{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    const body = `{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[${item}]}`;
    const answer = await device.post('/api/sync/push', body, device.ticket);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ results: [{ id: 'deep', status: 'rejected', code: 'shape' }] });
  });

  test('activity is stored once and counts for nothing', async () => {
    const item = activityItem(newId(), 'ada');
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'accepted' }]);
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'duplicate' }]);
    expect(sessionsIn((await device.figures()).games)).toBe(0);
  });

  test.each([
    ['a badge', () => badgeClaim('first', 'ada'), 'badge'],
    ['a reward', () => rewardClaim('c-1', 'ada'), 'criteria'],
    ['a kind nobody has heard of', () => anyItem({ id: newId(), owner: 'ada', kind: 'constellation', payload: { stars: 7 } }), 'kind'],
    ['a payload version', () => anyItem({ id: newId(), owner: 'ada', kind: 'session', v: 99, payload: { anything: true } }), 'version'],
    ['a rules version', () => game({ alter: (payload) => ({ ...payload, rules: 99 }) }), 'rules'],
    ['a challenge', () => game({ alter: (payload) => ({ ...payload, challenge: { id: 'c-1', revision: 1 } }) }), 'challenge'],
  ])('%s that only a newer server knows is deferred: later, not no', async (_what, make, code) => {
    const item = make();
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'deferred', code }]);
    expect(await device.push(item)).toEqual([{ id: item.id, status: 'deferred', code }]);
    const { changes } = await device.pull();
    expect(changes).toEqual([{ type: 'result', id: item.id, seq: 1, result: { id: item.id, status: 'deferred', code } }]);
    expect(sessionsIn((await device.figures()).games)).toBe(0);
  });

  test('a full batch of fifty is one change, and fifty-one are too many', async () => {
    const games = Array.from({ length: 51 }, () => game());
    const tooMany = await device.sendPush(games);
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([413, { code: 'too_large' }]);
    expect((await device.push(...games.slice(0, 50))).every(({ status }) => status === 'accepted')).toBe(true);
    expect(sessionsIn((await device.figures()).games)).toBe(50);
    expect(parseCursor((await device.pull()).cursor)).toMatchObject({ seq: 1 });
  });

  test('names that mean something to JavaScript are only names', async () => {
    const item = anyItem({ id: 'constructor', owner: 'ada', kind: 'activity', payload: { constructor: 1 } });
    expect(await device.push(item)).toEqual([{ id: 'constructor', status: 'rejected', code: 'payload' }]);
    const answer = await device.post(
      '/api/sync/push',
      '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[{"__proto__":{"x":1}}]}',
      device.ticket,
    );
    expect(answer.statusCode).toBe(400);
  });
});
