import { useState } from 'react';
import { SITE_SETTINGS_PATH } from '../../../shared/addresses.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useContactAddress } from './use-contact-address.ts';
import css from './contact.module.css';

const WITHOUT_ADDRESS = {
  looking: 'Looking up the address …',
  none: 'No address has been set for this site yet. Whoever gave you its address, a teacher or a friend, can tell you who runs it.',
  unreachable: 'The server has the address, and it does not answer at the moment. It will be here when there is a network again.',
} as const;

/** The address to write to, with a button that copies it; or why there is none. */
export function ContactDetails() {
  const contact = useContactAddress();
  if (contact.state === 'known') return <Address email={contact.email} />;
  return (
    <>
      <output className={css['without']}>{WITHOUT_ADDRESS[contact.state]}</output>
      <noscript>
        <p>
          Without scripts you find it in <a href={SITE_SETTINGS_PATH}>the settings of this site</a>.
        </p>
      </noscript>
    </>
  );
}

const COPY_TEXTS = { yes: 'Copied.', no: 'This browser does not let a page copy. Select the address instead.' } as const;

function Address({ email }: { readonly email: string }) {
  const [copied, setCopied] = useState<keyof typeof COPY_TEXTS>();
  async function copy(): Promise<void> {
    try {
      // On an insecure origin there is no clipboard, and this throws, too.
      await navigator.clipboard.writeText(email);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }
  const said = copied === undefined ? '' : COPY_TEXTS[copied];
  return (
    <>
      <p>
        <a href={`mailto:${email}`} className={css['address']}>
          {email}
        </a>
      </p>
      <div className={css['copy']}>
        <Button variant="primary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy Email
        </Button>
        <span aria-hidden="true">{said}</span>
      </div>
      <Announcer message={said} />
    </>
  );
}
