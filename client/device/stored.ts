import type { TenfoldStorage } from '../storage/open-storage.ts';
import { problemOf, type StorageProblem } from '../storage/storage-failure.ts';
import { logStorage } from './log-storage.ts';
import { tellStorage } from './storage-notice.ts';

/** What a read of storage came to. A bug has no problem's code. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: StorageProblem | undefined };

/** The one policy of screens that read storage: where it refuses, the log has a line and the screen shows its empty state. */
export async function attempt<Value>(read: () => Promise<Value>): Promise<Read<Value>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    logStorage(error);
    return { ok: false, problem: problemOf(error) };
  }
}

/**
 * What `read` gives now, or undefined where storage refuses. Storage itself is loaded by the first read. Components read once through
 * use-read.ts, and follow the database through use-stored.ts.
 */
export async function readStored<Value>(read: (storage: TenfoldStorage) => Promise<Value>): Promise<Value | undefined> {
  const found = await attempt(async () => read((await import('./device.ts')).device().storage));
  if (found.ok) return found.value;
  // It stays newer; what passes by itself is for who follows to say.
  if (found.problem === 'storage_newer') tellStorage('storage_newer');
  return undefined;
}
