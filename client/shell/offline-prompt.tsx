import { useEffect } from 'react';
import { OfflineLine } from '../device/offline-line.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { offlineNews, readiness } from '../window/sw-bridge.ts';

const close = () => offlineNews.set(false);

/** Says on home whether this device can play without a network, until somebody has closed it, or seen how it ended and gone on. */
function OfflinePrompt() {
  useEffect(
    () => () => {
      if (readiness.getSnapshot().state !== 'getting') close();
    },
    [],
  );
  return (
    <Banner canWait onDismiss={close}>
      <OfflineLine />
    </Banner>
  );
}

export default OfflinePrompt;
