import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { applyUpdate, updateReady } from '../window/sw-bridge.ts';

/** Asks before a new version takes over; "not now" leaves it waiting until the next start. */
export function UpdatePrompt() {
  const ready = useSyncExternalStore(updateReady.subscribe, updateReady.getSnapshot);
  const [declined, setDeclined] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!ready || declined) return null;
  const update = () => {
    setBusy(true);
    void applyUpdate();
  };
  return (
    <Banner actions={<Button variant="primary" busy={busy} onClick={update}>Update</Button>} onDismiss={() => setDeclined(true)}>
      A new version is ready.
    </Banner>
  );
}
