import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkItem } from '../../../server/items/kinds.ts';
import type { Checker } from '../../../server/items/checker.ts';
import { appForTest, TEST_NOW } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { sqlite } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

/** Each look at this stopwatch takes as long as the test says. */
const stopwatch = { ms: 0, step: 0 };
const apart: string[] = [];
/** The other thread, in which an item takes a tenth of a second. */
const checker: Checker = {
  check(_player, item, receivedMs) {
    apart.push(item.id);
    return Promise.resolve({ ms: 100, check: checkItem(item, receivedMs) });
  },
  close: () => Promise.resolve(),
};

let running: TestApp;
beforeEach(async () => {
  stopwatch.step = 0;
  apart.length = 0;
  running = await appForTest({ database: await sqlite.open(), checker, stopwatch: () => (stopwatch.ms += stopwatch.step) });
});
afterEach(() => running.close());

const games = (owner: string, count: number) => Array.from({ length: count }, () => sessionItem({ id: newId(), owner }));

test('usual games are checked on the spot, however many they are', async () => {
  stopwatch.step = 0.01;
  const device = await TestDevice.of(running, 'ada');
  for (let batch = 0; batch < 20; batch++) expect(await device.push(...games('ada', 50))).toHaveLength(50);
  expect(apart).toEqual([]);
});

test('who sends costly ones has them checked apart, with the same results in the order sent; others are not', async () => {
  stopwatch.step = 10;
  const [ada, bob] = [await TestDevice.of(running, 'ada'), await TestDevice.of(running, 'bob')];
  const [good, other] = [games('ada', 10), sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, log: 'x' }) })];
  const results = await ada.push(...good, other);
  expect(results.map(({ id }) => id)).toEqual([...good, other].map(({ id }) => id));
  expect(results.map(({ status }) => status)).toEqual([...good.map(() => 'accepted'), 'rejected']);
  expect(apart.length).toBeGreaterThan(5);
  expect(apart).toContain(other.id);
  apart.length = 0;
  await bob.push(...games('bob', 1));
  expect(apart).toEqual([]);
});

test('what checking cost is paid by the player, wherever it was done: two seconds, then a pause, and then on', async () => {
  stopwatch.step = 10;
  const device = await TestDevice.of(running, 'ada');
  const [first, second] = [games('ada', 50), games('ada', 1)];
  expect(await device.push(...first)).toHaveLength(50);
  const refused = await device.sendPush(second);
  expect(refused.statusCode).toBe(429);
  const waitMs = Number(refused.headers['retry-after']) * 1000;
  expect(waitMs).toBeGreaterThan(60_000);
  expect((await (await TestDevice.of(running, 'bob')).sendPush(games('bob', 1))).statusCode).toBe(200);
  running.clock.now = TEST_NOW + waitMs;
  expect((await device.sendPush(second)).statusCode).toBe(200);
});

test('rejected games cost their sender the same: one that is sent for ever is not checked for ever', async () => {
  stopwatch.step = 10;
  const device = await TestDevice.of(running, 'ada');
  const bad = Array.from({ length: 50 }, () => sessionItem({ id: newId(), owner: 'ada', alter: (payload) => ({ ...payload, log: 'x' }) }));
  await device.sendPush(bad);
  expect((await device.sendPush(bad)).statusCode).toBe(429);
});

test('an item whose check fails by a bug stays queued on its device', async () => {
  stopwatch.step = 10;
  const device = await TestDevice.of(running, 'ada');
  checker.check = (_player, item, receivedMs) =>
    Promise.resolve(item.id === broken.id ? { ms: 1, fault: new Error('a bug') } : { ms: 1, check: checkItem(item, receivedMs) });
  const [broken, ...good] = games('ada', 12).reverse() as [ReturnType<typeof sessionItem>, ...ReturnType<typeof sessionItem>[]];
  const results = await device.push(...good, broken);
  expect(results.at(-1)).toEqual({ id: broken.id, status: 'retry', code: 'fault' });
  expect(results.slice(0, -1).every(({ status }) => status === 'accepted')).toBe(true);
});
