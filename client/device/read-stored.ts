import type { TenfoldStorage } from '../storage/open-storage.ts';
import { logError } from '../window/log.ts';

/**
 * What `read` gives now, or undefined if storage refuses. The first read loads the storage code, with all that is said of a refusal.
 * Components read once through use-read.ts, and follow the database through use-stored.ts.
 */
export async function readStored<Value>(read: (storage: TenfoldStorage) => Promise<Value>): Promise<Value | undefined> {
  try {
    return await (await import('./read-device.ts')).readDevice(read);
  } catch (error) {
    logError(error);
    return undefined;
  }
}
