import type { Host } from './host.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * A suspended WebKit page can hold an origin's storage for minutes: no call waits longer than this. A call that missed its
 * deadline may still take effect later, so every one of them can be repeated.
 */
export const STORAGE_DEADLINE_MS = 8_000;

/** The work's result, or `storage_blocked` once the deadline has passed. */
export function withinDeadline<T>(host: Pick<Host, 'after'>, work: PromiseLike<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = host.after(STORAGE_DEADLINE_MS, () => reject(new StorageFailure('storage_blocked', new Error('deadline'))));
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
