import { problemOf, type StorageProblem } from '../storage/storage-failure.ts';
import { logStorage } from './log-storage.ts';

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
