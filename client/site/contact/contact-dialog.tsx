import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as words from '../../words/en/site/contact-details.ts';
import { ContactDetails } from './contact-details.tsx';
import css from './contact.module.css';

interface ContactDialogProps {
  readonly onClose: () => void;
}

/** The contact address with a button that copies it, in a dialog (spec 2 §2, Static pages). */
export default function ContactDialog({ onClose }: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.dialogTitle}>
      <div className={css['details']}>
        <ContactDetails />
      </div>
    </Dialog>
  );
}
