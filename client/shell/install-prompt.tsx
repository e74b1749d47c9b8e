import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { dismissInstall, install, installOffer, offeredInPage } from '../window/install-offer.ts';
import * as words from '../words/en/shell/install-prompt.ts';

/** Offers to install the app, if that is possible and was not declined, and the page does not offer it itself. */
function InstallPrompt() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.getSnapshot, () => 'none');
  const inPage = useSyncExternalStore(offeredInPage.subscribe, offeredInPage.getSnapshot, () => false);
  if (offer === 'none' || inPage) return null;
  if (offer === 'ios') return <IosHint />;
  return (
    <Banner canWait actions={<Button onClick={() => void install()}>{words.install}</Button>} onDismiss={dismissInstall}>
      {words.offer}
    </Banner>
  );
}

/** The hint for iPhone and iPad. There the installed app has its own storage, so games played here do not move to it by themselves. */
function IosHint() {
  return (
    <Banner canWait onDismiss={dismissInstall}>
      {words.iosHint}
    </Banner>
  );
}

export default InstallPrompt;
