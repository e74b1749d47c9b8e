import { Dexie } from 'dexie';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchCounts } from '../../../../client/device/watch-counts.ts';
import { DexiePlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { finished } from '../storage/samples.ts';

it('the counts of a backlog that changes all the time are looked at once a second, and its last change is seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const device = new FakeDevice();
  // A live query runs only where there is an IndexedDB of the platform.
  Dexie.dependencies.indexedDB = device.indexedDB;
  const store = new DexiePlayerStore(device.ports, 'one');
  await store.counts();
  const counted = vi.spyOn(store, 'counts');
  const changed = vi.fn<() => void>();
  const stop = watchCounts(store, changed);
  await expect.poll(() => changed).toHaveBeenCalledTimes(1);
  for (const id of ['a', 'b', 'c']) await store.finish(finished(id));
  expect(counted).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(1_000);
  await expect.poll(() => changed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => counted).toHaveBeenCalledTimes(3);
  expect(await store.counts()).toMatchObject({ waiting: 3 });
  expect(changed).toHaveBeenCalledTimes(2);

  // Now it watches again: what changes is seen at once.
  await store.finish(finished('d'));
  await expect.poll(() => changed).toHaveBeenCalledTimes(3);
  stop();
});
