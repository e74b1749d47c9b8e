import type { TenfoldStorage } from '../storage/open-storage.ts';
import { problemOf, type StorageProblem } from '../storage/storage-failure.ts';
import { logStorage } from './log-storage.ts';
import { tellStorage } from './storage-notice.ts';

/** The result of a read of storage. `problem` is undefined if a bug made it fail. */
type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: StorageProblem | undefined };

/** Reads storage for a screen. If storage refuses, the failure is logged and the screen shows its empty state. */
export async function attempt<Value>(read: () => Promise<Value>): Promise<Read<Value>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    logStorage(error);
    return { ok: false, problem: problemOf(error) };
  }
}

/**
 * What `read` gives now, or undefined if storage refuses. The first read loads the storage code. Components read once through
 * use-read.ts, and follow the database through use-stored.ts.
 */
export async function readStored<Value>(read: (storage: TenfoldStorage) => Promise<Value>): Promise<Value | undefined> {
  const found = await attempt(async () => read((await import('./device.ts')).device().storage));
  if (found.ok) return found.value;
  // A newer database stays newer. Problems that pass by themselves are shown by the screens that follow the database.
  if (found.problem === 'storage_newer') tellStorage('storage_newer');
  return undefined;
}
