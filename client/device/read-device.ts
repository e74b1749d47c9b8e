import type { TenfoldStorage } from '../storage/open-storage.ts';
import { device } from './device.ts';
import { tellStorage } from './storage-notice.ts';
import { attempt } from './stored.ts';

/** What `read` gives now, or undefined if storage refuses. It comes with the storage code (read-stored.ts). */
export async function readDevice<Value>(read: (storage: TenfoldStorage) => Promise<Value>): Promise<Value | undefined> {
  const found = await attempt(() => read(device().storage));
  if (found.ok) return found.value;
  // A newer database stays newer. Problems that pass by themselves are shown by the screens that follow the database.
  if (found.problem === 'storage_newer') tellStorage('storage_newer');
  return undefined;
}
