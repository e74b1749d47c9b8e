import { useState } from 'react';
import { SITE_SETTINGS_PATH } from '../../../shared/addresses.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/site/contact-details.ts';
import { useContactAddress } from './use-contact-address.ts';
import css from './contact.module.css';

/** The address to write to, with a button that copies it; or why there is none. */
export function ContactDetails() {
  const contact = useContactAddress();
  if (contact.state === 'known') return <Address email={contact.email} />;
  return (
    <>
      <output className={css['without']}>{words.withoutAddress[contact.state]}</output>
      <noscript>
        <p>
          <Rich text={words.withoutScripts} parts={{ settings: (inner) => <a href={SITE_SETTINGS_PATH}>{inner}</a> }} />
        </p>
      </noscript>
    </>
  );
}

function Address({ email }: { readonly email: string }) {
  const [copied, setCopied] = useState<keyof typeof words.copied>();
  async function copy(): Promise<void> {
    try {
      // On an insecure origin there is no clipboard, and this throws, too.
      await navigator.clipboard.writeText(email);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }
  const said = copied === undefined ? '' : words.copied[copied];
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
          {words.copyEmail}
        </Button>
        <span aria-hidden="true">{said}</span>
      </div>
      <Announcer message={said} />
    </>
  );
}
