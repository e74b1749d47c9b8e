import { expect, it, onTestFinished, vi } from 'vitest';
import { watchCounts } from '../../../../client/device/watch-counts.ts';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { finished } from '../storage/samples.ts';

it('a backlog that changes all the time is looked at once a second, and its last change is seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = openPlayerStore(new FakeDevice().ports, 'one');
  await store.counts();
  const seen: Promise<number>[] = [];
  const stop = watchCounts(() => void seen.push(store.counts().then(({ waiting }) => waiting)));

  await store.setMeta({ deviceId: 'of no count' });
  expect(seen).toHaveLength(0);
  for (const id of ['a', 'b', 'c']) await store.finish(finished(id));
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(seen).toHaveLength(2);
  expect(await seen[1]).toBe(3);
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveLength(2);

  await store.finish(finished('d'));
  expect(await seen[2]).toBe(4);
  stop();
  await store.finish(finished('e'));
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveLength(3);
});
