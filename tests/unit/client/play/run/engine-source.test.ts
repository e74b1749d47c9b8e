import { expect, test } from 'vitest';
import { createEngineSource, type EnginePorts } from '../../../../../client/play/run/engine-source.ts';
import { fakeEngine } from './fake-engine.ts';
import { virtualTime, type VirtualTime } from './virtual-time.ts';

const worker = fakeEngine();
const inPlace = fakeEngine();

const source = (time: VirtualTime, ports: Partial<EnginePorts>) =>
  createEngineSource({
    startWorker: async () => ({ engine: worker, ready: Promise.resolve(), stop: () => undefined }),
    engineInPlace: async () => inPlace,
    after: time.after,
    report: time.report,
    ...ports,
  });

test('the worker is started once, however many ask', async () => {
  let started = 0;
  const engines = source(virtualTime(), {
    startWorker: async () => {
      started += 1;
      return { engine: worker, ready: Promise.resolve(), stop: () => undefined };
    },
  });
  expect(await Promise.all([engines.current(), engines.current()])).toEqual([worker, worker]);
  expect(started).toBe(1);
});

test('without workers the same engine runs in the window', async () => {
  const time = virtualTime();
  const engines = source(time, {
    startWorker: async () => {
      throw new Error('no Worker here');
    },
  });
  expect(await engines.current()).toBe(inPlace);
  expect(time.problems).toHaveLength(1);
});

test('a worker that never says it is ready is stopped and replaced', async () => {
  const time = virtualTime();
  let stopped = false;
  const engines = source(time, {
    startWorker: async () => ({ engine: worker, ready: new Promise(() => undefined), stop: () => (stopped = true) }),
  });
  const current = engines.current();
  // Its time begins when it is started.
  await time.pass(1);
  await time.pass(5_000);
  expect(await current).toBe(inPlace);
  expect(stopped).toBe(true);
});

test('a worker whose code is slow to come is waited for: another engine would come no sooner', async () => {
  const time = virtualTime();
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => (come = resolve));
  const engines = source(time, {
    startWorker: async () => {
      await code;
      return { engine: worker, ready: Promise.resolve(), stop: () => undefined };
    },
  });
  const current = engines.current();
  await time.pass(20_000);
  come();
  expect(await current).toBe(worker);
  expect(time.problems).toEqual([]);
});

test('a worker that stopped answering is stopped: what it holds must not stand in its successor’s way', async () => {
  let stopped = 0;
  const engines = source(virtualTime(), {
    startWorker: async () => ({ engine: worker, ready: Promise.resolve(), stop: () => (stopped += 1) }),
  });
  await engines.current();
  await Promise.all([engines.replace(worker, 'dead'), engines.replace(worker, 'dead')]);
  expect(stopped).toBe(1);
});

test('an engine found dead is replaced for everybody, once', async () => {
  const time = virtualTime();
  const engines = source(time, {});
  const [first, second] = await Promise.all([engines.replace(worker, 'dead'), engines.replace(worker, 'dead')]);
  expect([first, second, await engines.current()]).toEqual([inPlace, inPlace, inPlace]);
  expect(time.problems).toEqual(['dead']);
});
