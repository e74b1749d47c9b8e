import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_BADGES } from '../../../shared/badges/badge.ts';
import { StoredChallenges } from '../../../server/content/stored-challenges.ts';
import { checkItem } from '../../../server/items/kinds.ts';
import { parseCursor } from '../../../server/sync/cursor.ts';
import { reverifyDeferred } from '../../../server/sync/reverify.ts';
import type { CheckItem } from '../../../server/items/item-kind.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { anyItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';

onEachEngine('deferred items', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
  });
  afterEach(() => running.close());

  const fromTheFuture = () => sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, rules: 99 }) });
  /** What a later build checks: rules version 99 plays like version 1. */
  const laterCheck: CheckItem = (item, receivedMs) =>
    checkItem({ ...item, payload: item.payload['rules'] === 99 ? { ...item.payload, rules: 1 } : item.payload }, receivedMs);
  const faults: unknown[] = [];
  const restartWith = (with_: CheckItem): Promise<number> =>
    reverifyDeferred({
      database: running.database,
      badges: NO_BADGES,
      challenges: new StoredChallenges(),
      changed: () => {},
      checkItem: with_,
      random: (bytes) => randomBytes(bytes),
      onFault: (error) => void faults.push(error),
    });

  test('a later build gives them their result, which both devices hear of', async () => {
    const item = fromTheFuture();
    await phone.push(item);
    const { cursor } = await phone.pull();
    expect(await restartWith(laterCheck)).toBe(1);
    const { changes } = await phone.pull(cursor);
    expect(changes).toEqual([
      { type: 'result', id: item.id, seq: 2, result: { id: item.id, status: 'accepted' } },
      { type: 'own', id: item.id, seq: 2 },
    ]);
    expect(sessionsIn((await phone.figures()).games)).toBe(1);
    expect((await laptop.pull()).changes).toMatchObject([{ type: 'session', id: item.id }]);
    expect(await phone.push(item)).toEqual([{ id: item.id, status: 'duplicate' }]);
  });

  test('one that turns out bad is rejected with its reason, and counts for nothing', async () => {
    const item = sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, rules: 99, log: '' }) });
    await phone.push(item);
    await restartWith(laterCheck);
    const { changes } = await phone.pull();
    expect(changes).toEqual([{ type: 'result', id: item.id, seq: 2, result: { id: item.id, status: 'rejected', code: 'unfinished' } }]);
    expect(sessionsIn((await phone.figures()).games)).toBe(0);
    expect(await phone.push(item)).toEqual([{ id: item.id, status: 'rejected', code: 'unfinished' }]);
  });

  test('their end is judged by when they were received, not by when they were understood', async () => {
    await phone.push(
      sessionItem({ id: newId(), owner: 'ada', time: { endedMs: TEST_NOW + 5000 }, alter: (payload) => ({ ...payload, rules: 99 }) }),
    );
    running.clock.now = TEST_NOW + 86_400_000;
    await restartWith(laterCheck);
    expect((await laptop.pull()).changes).toMatchObject([{ session: { endMs: TEST_NOW } }]);
  });

  test('the same build leaves them waiting, however often it starts', async () => {
    await phone.push(fromTheFuture());
    expect([await restartWith(checkItem), await restartWith(checkItem)]).toEqual([0, 0]);
    expect(parseCursor((await phone.pull()).cursor)).toMatchObject({ seq: 1 });
  });

  test('two servers that start at once count them once', async () => {
    await phone.push(...Array.from({ length: 10 }, fromTheFuture));
    const settled = await Promise.all([restartWith(laterCheck), restartWith(laterCheck)]);
    expect(settled[0] + settled[1]).toBe(10);
    expect(sessionsIn((await phone.figures()).games)).toBe(10);
  });

  test('a long row of them, of several players, is worked off to the end past those that must wait', async () => {
    const bob = await TestDevice.of(running, 'bob', 'bob-phone');
    await bob.push(
      ...Array.from({ length: 30 }, () => sessionItem({ id: newId(), owner: 'bob', alter: (payload) => ({ ...payload, rules: 99 }) })),
    );
    for (let i = 0; i < 3; i++) {
      await phone.push(
        ...Array.from({ length: 20 }, fromTheFuture),
        ...Array.from({ length: 20 }, () => anyItem({ id: newId(), owner: 'ada', kind: 'unheard-of', payload: {} })),
      );
    }
    expect(await restartWith(laterCheck)).toBe(90);
    expect(sessionsIn((await phone.figures()).games)).toBe(60);
    expect(sessionsIn((await bob.figures()).games)).toBe(30);
  });

  test('one that the rules stumble over holds up no other, and goes on waiting', async () => {
    const [bad, good] = [fromTheFuture(), fromTheFuture()];
    await phone.push(bad, good);
    const stumbling: CheckItem = (item, receivedMs) => {
      if (item.id === bad.id) throw new Error('planned');
      return laterCheck(item, receivedMs);
    };
    expect(await restartWith(stumbling)).toBe(1);
    expect(faults).toEqual([new Error('planned')]);
    expect(await restartWith(laterCheck)).toBe(1);
    expect(sessionsIn((await phone.figures()).games)).toBe(2);
    faults.length = 0;
  });
});
