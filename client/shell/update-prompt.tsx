import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { applyUpdate, updateReady } from '../window/sw-bridge.ts';

export interface UpdateOffer {
  readonly decline: () => void;
}

/** The offer of a waiting new version. "Not now" leaves it waiting until the next start. */
export function useUpdateOffer(): UpdateOffer | undefined {
  const ready = useSyncExternalStore(updateReady.subscribe, updateReady.getSnapshot);
  const [declined, setDeclined] = useState(false);
  return ready && !declined ? { decline: () => setDeclined(true) } : undefined;
}

/** Asks before the new version replaces this one. */
export function UpdatePrompt({ decline }: UpdateOffer) {
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void applyUpdate();
  };
  return (
    <Banner
      actions={
        <Button variant="primary" busy={busy} onClick={update}>
          Update
        </Button>
      }
      onDismiss={decline}
    >
      A new version is ready.
    </Banner>
  );
}
