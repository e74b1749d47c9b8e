import { useSyncExternalStore } from 'react';
import { deviceInUse, noFirstContent } from '../device/device-in-use.ts';

/** Where a page has today's challenge from: `storage`; or there is `none` in this browser and from the server; `unknown` until that is clear. */
type SourceOfToday = 'storage' | 'none' | 'unknown';

/** A newcomer's browser has no database, and needs none to say that there is no challenge: what there is opens it. */
export function useSourceOfToday(): SourceOfToday {
  const inUse = useSyncExternalStore(deviceInUse.subscribe, deviceInUse.getSnapshot, () => false);
  const isNone = useSyncExternalStore(noFirstContent.subscribe, noFirstContent.getSnapshot, () => false);
  if (inUse) return 'storage';
  return isNone ? 'none' : 'unknown';
}
