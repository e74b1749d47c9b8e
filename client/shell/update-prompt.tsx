import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { applyUpdate } from '../window/apply-update.ts';
import * as words from '../words/en/shell/update-prompt.ts';
import type { UpdateOffer } from './update-offer.ts';

/** Asks before the new version replaces this one. */
function UpdatePrompt({ decline }: UpdateOffer) {
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void applyUpdate();
  };
  return (
    <Banner
      actions={
        <Button variant="primary" busy={busy} onClick={update}>
          {words.update}
        </Button>
      }
      onDismiss={decline}
    >
      {words.newVersion}
    </Banner>
  );
}

export default UpdatePrompt;
