import { askThread } from '../threads/ask-thread.ts';
import type { FindSavable } from './find-savable.ts';

/** The deadline is several times what the costliest set-up takes. */
const LIMITS = { deadlineMs: 60_000, maxMemoryMb: 512 };

/**
 * Looks in a thread: one save after the other, each with a new thread, for admins save rarely.
 * @param entry where the build put savable-thread.ts
 */
export function findSavableApart(entry: URL): FindSavable {
  let last: Promise<unknown> = Promise.resolve();
  return (candidates) => {
    const found = last.then(() => askThread<Awaited<ReturnType<FindSavable>>>(entry, candidates, LIMITS));
    last = found.catch(() => undefined);
    return found;
  };
}
