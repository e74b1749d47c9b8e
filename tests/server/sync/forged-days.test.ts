import { afterEach, beforeEach, expect, test } from 'vitest';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { FIRST_RELEASE_MS } from '../../../shared/progress/counted/time.ts';
import { sqlite } from '../engines.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const DAY_MS = 86_400_000;

let running: TestApp;
beforeEach(async () => {
  running = await appForTest({ database: await sqlite.open() });
});
afterEach(() => running.close());

test('games on forged days make the totals no longer than the days since the first release', async () => {
  running.clock.now = FIRST_RELEASE_MS + 10 * DAY_MS;
  const device = await TestDevice.of(running, 'ada');
  const onDay = (ago: number) => {
    const endedMs = running.clock.now - ago * DAY_MS;
    return sessionItem({ id: newId(), owner: 'ada', time: { endedMs, floorMs: 0, clockOffsetMs: 0, day: Math.floor(endedMs / DAY_MS) } });
  };
  for (let batch = 0; batch < 8; batch++) await device.push(...Array.from({ length: 50 }, (_, i) => onDay(batch * 50 + i)));
  const { games, days } = await device.figures();
  expect(games['speed-math']?.sessions).toBe(400);
  // A day more on either side, for clocks east and west of Greenwich.
  expect(days.length).toBeLessThanOrEqual(12);
});
