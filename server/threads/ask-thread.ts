import { Worker } from 'node:worker_threads';

interface ThreadLimits {
  readonly deadlineMs: number;
  readonly maxMemoryMb: number;
}

/**
 * Has a thread of its own do one thing, so that the one that answers everybody stays free. It keeps no server running that is to stop.
 * @param entry where the build put the thread's file; it is given `data` as its `workerData`, and posts one message
 * @returns that message
 * @throws what the thread threw, or an Error if it ended or was ended without an answer
 */
export function askThread<Answer>(entry: URL, data: unknown, { deadlineMs, maxMemoryMb }: ThreadLimits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(entry, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
    const deadline = setTimeout(() => void thread.terminate(), deadlineMs);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(deadline);
      // Without effect after an answer.
      reject(new Error('The thread ended without an answer.'));
    });
    thread.unref();
  });
}
