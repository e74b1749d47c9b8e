import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { dismissInstall, install, installOffer, offeredInPage } from '../window/install-offer.ts';

/** Offers to install the app, if that is possible and was not declined, and the page does not offer it itself. */
function InstallPrompt() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.getSnapshot, () => 'none');
  const inPage = useSyncExternalStore(offeredInPage.subscribe, offeredInPage.getSnapshot, () => false);
  if (offer === 'none' || inPage) return null;
  if (offer === 'ios') return <IosHint />;
  return (
    <Banner
      canWait
      actions={
        <Button variant="primary" onClick={() => void install()}>
          Install
        </Button>
      }
      onDismiss={dismissInstall}
    >
      Install Tenfold: it also works offline.
    </Banner>
  );
}

/** The hint for iPhone and iPad. There the installed app has its own storage, so games played here do not move to it by themselves. */
function IosHint() {
  return (
    <Banner canWait onDismiss={dismissInstall}>
      To have Tenfold on your home screen, tap Share and then “Add to Home Screen”. The installed app starts empty: make an account first,
      or save a backup file under “Who is playing?”, and your games come along.
    </Banner>
  );
}

export default InstallPrompt;
