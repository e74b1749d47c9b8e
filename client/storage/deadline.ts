import type { Host } from './host.ts';
import { StorageFailure, type StorageProblem } from './storage-failure.ts';

/**
 * A suspended WebKit page can hold an origin's storage for minutes: no call waits longer than this. A call that missed its
 * deadline may still take effect later, so every one of them can be repeated.
 */
export const STORAGE_DEADLINE_MS = 8_000;

/** The work's result, or once the deadline has passed a failure: `why` names it then. */
export function withinDeadline<T>(
  host: Pick<Host, 'after'>,
  work: PromiseLike<T>,
  why: () => StorageProblem = () => 'storage_slow',
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = host.after(STORAGE_DEADLINE_MS, () => reject(new StorageFailure(why(), new Error('deadline'))));
    work.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
