import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { install, installOffer, offerInPage } from '../window/install-offer.ts';
import * as words from '../words/en/players/device-line.ts';
import css from './device-line.module.css';
import { SyncLine } from './sync-line.tsx';

/** The widget of / and /analytics: what is saved and synced, and how to have the app on this device (decision S4). Nothing for a guest. */
export const DeviceLine = () => (
  <aside className={css['line']} aria-label={words.thisDevice}>
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
        {words.install}
      </Button>
    );
  }
  return <p className={css['hint']}>{words.installOnIos}</p>;
}
