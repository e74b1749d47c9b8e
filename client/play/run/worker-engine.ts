import { wrap } from 'comlink';
import type { Engine } from '../../engine/engine.ts';
import { READY } from '../../engine/ready.ts';
import { scriptUrl } from '../../window/trusted-types.ts';
import type { StartedWorker } from './engine-source.ts';

/** The address of the worker, which the build makes a script of its own. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('../../engine/worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** Strong references to the workers: if a worker's proxy is garbage-collected, the worker no longer answers. */
const kept = new Set<object>();

/** Starts a worker with an engine. Throws if there is no Worker, or a policy forbids it. */
export function startWorker(): StartedWorker {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'tenfold-engine' });
  const remote = wrap<Engine>(worker);
  kept.add(worker).add(remote);
  return {
    ready: firstMessage(worker),
    engine: {
      begin: (...given) => remote.begin(...given),
      record: (...given) => remote.record(...given),
      finish: (...given) => remote.finish(...given),
      discard: (id) => remote.discard(id),
      bring: (...given) => remote.bring(...given),
      resumable: (localId) => remote.resumable(localId),
      resume: (...given) => remote.resume(...given),
      keep: (...given) => remote.keep(...given),
      memory: (...given) => remote.memory(...given),
    },
    stop: () => {
      worker.terminate();
      kept.delete(worker);
      kept.delete(remote);
    },
  };
}

const firstMessage = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', (event) => {
      if (event.data === READY) resolve();
    });
    worker.addEventListener('error', (event) => {
      reject(new Error(event.message || 'The worker could not be loaded.'));
    });
  });
