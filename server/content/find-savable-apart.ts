import { Worker } from 'node:worker_threads';
import type { FindSavable } from './find-savable.ts';

/** Several times what the costliest set-up takes. */
const DEADLINE_MS = 60_000;
const MAX_MEMORY_MB = 512;

/**
 * Looks in a thread of its own, so that the one that answers everybody stays free: one save after the other, each with a new thread, for
 * admins save rarely.
 * @param entry where the build put savable-thread.ts
 */
export function findSavableApart(entry: URL): FindSavable {
  let last: Promise<unknown> = Promise.resolve();
  return (candidates) => {
    const found = last.then(() => ask(entry, candidates));
    last = found.catch(() => undefined);
    return found;
  };
}

function ask(entry: URL, candidates: Parameters<FindSavable>[0]): ReturnType<FindSavable> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(entry, { workerData: candidates, resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
    const deadline = setTimeout(() => void thread.terminate(), DEADLINE_MS);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(deadline);
      // Without effect after an answer.
      reject(new Error('The thread that checks challenges ended without an answer.'));
    });
    // It keeps no server running that is to stop.
    thread.unref();
  });
}
