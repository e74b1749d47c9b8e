import { Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/site/contact-button.ts';
import { chunk } from '../../window/chunk.tsx';

/** Few readers open it, so its code comes when they do. */
const ContactDialog = chunk(() => import('./contact-dialog.tsx'));

/** A button that opens the contact dialog. */
export function ContactButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {words.contactUs}
      </Button>
      <Suspense>{isOpen && <ContactDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
