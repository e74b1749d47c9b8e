import { useState, useSyncExternalStore } from 'react';
import { updateReady } from '../window/sw-bridge.ts';

export interface UpdateOffer {
  readonly decline: () => void;
}

/** The offer of a waiting new version. "Not now" leaves it waiting until the next start. */
export function useUpdateOffer(): UpdateOffer | undefined {
  const ready = useSyncExternalStore(updateReady.subscribe, updateReady.getSnapshot);
  const [declined, setDeclined] = useState(false);
  return ready && !declined ? { decline: () => setDeclined(true) } : undefined;
}
