import type { TenfoldStorage } from '../storage/open-storage.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { logStorage } from './log-storage.ts';
import { tellStorage } from './storage-notice.ts';

/**
 * The one way in which screens read this device's storage once: undefined where it refuses, with a line in the log, for there is an
 * empty state for every read. Storage itself is loaded by the first read.
 */
export async function readStored<Value>(read: (storage: TenfoldStorage) => Promise<Value>): Promise<Value | undefined> {
  try {
    const { device } = await import('./device.ts');
    return await read(device().storage);
  } catch (error) {
    logStorage(error);
    // It stays newer; what passes by itself is for who follows to say.
    if (problemOf(error) === 'storage_newer') tellStorage('storage_newer');
    return undefined;
  }
}
