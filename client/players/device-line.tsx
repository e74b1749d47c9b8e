import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { install, installOffer, offerInPage } from '../window/install-offer.ts';
import css from './device-line.module.css';
import { SyncLine } from './sync-line.tsx';

/** The widget of / and /analytics: what is saved and synced, and how to have the app on this device (decision S4). Nothing for a guest. */
export const DeviceLine = () => (
  <aside className={css['line']} aria-label="This device">
    <SyncLine />
    <InstallHint />
  </aside>
);

function InstallHint() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.getSnapshot, () => 'none');
  useEffect(offerInPage, []);
  if (offer === 'none') return null;
  if (offer === 'browser') {
    return (
      <Button variant="plain" onClick={() => void install()}>
        <Icon name="plus" size="small" />
        Install Tenfold
      </Button>
    );
  }
  // There the installed app has its own storage: games do not move to it by themselves.
  return (
    <p className={css['hint']}>
      To install, tap Share, then “Add to Home Screen”. The installed app starts empty: make an account first, and your games come along.
    </p>
  );
}
