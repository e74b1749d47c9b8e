import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ContactDetails } from './contact-details.tsx';
import css from './contact.module.css';

/** A button that opens the contact dialog (spec 2 §2, Static pages). */
export function ContactButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        Contact us
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Contact">
        <div className={css['details']}>
          <ContactDetails />
        </div>
      </Dialog>
    </>
  );
}
