import { useState } from 'react';
import type { Result } from '../../../shared/result.ts';
import { CodeForm } from '../../auth/code-form.tsx';
import type { AccountSettings, TotpOffer } from '../../auth/account-settings.ts';
import type { AuthFailure } from '../../auth/auth-failure.ts';
import { useRead } from '../../device/use-read.ts';
import { inFours } from '../../text/fours.ts';
import { Banner } from '../../ui/overlay/banner.tsx';
import { CopyButton } from './copy-button.tsx';
import { AddFactorDialog, type FactorDialogProps } from './factor-dialog.tsx';
import { useAddedFactor } from './use-added-factor.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import * as factorWords from '../../words/en/settings/added-factor.ts';
import * as words from '../../words/en/settings/app-dialog.ts';
import ui from '../../ui/ui.module.css';
import css from './sign-in-sections.module.css';

/** The first app needs no name. Further ones are numbered, past the numbers of those that were begun and not finished. */
async function beginApp(settings: AccountSettings, apps: number): Promise<Result<TotpOffer, AuthFailure>> {
  if (apps === 0) return settings.beginTotp();
  for (let number = apps + 1; ; number++) {
    const offer = await settings.beginTotp(words.appName(number));
    if (offer.ok || offer.error.code !== 'mfa_factor_name_conflict') return offer;
  }
}

/** Adds an authenticator app: scan the code, or type its secret, and prove it by the first six digits. */
export default function AppDialog(props: FactorDialogProps) {
  const { settings, factors, email, onRefused, onClose } = props;
  const [apps] = useState(() => factors.filter(({ type }) => type === 'totp').length);
  const offer = useRead(() => beginApp(settings, apps), 'app');
  const { codes, added, isFirst } = useAddedFactor(props);

  const confirm = async (factorId: string, digits: string) => {
    const confirmed = await settings.confirmTotp(factorId, digits);
    if (confirmed.ok) await added();
    else onRefused(confirmed.error);
    return confirmed;
  };

  return (
    <AddFactorDialog title={words.title} codes={codes} email={email} onClose={onClose}>
      {offer === undefined && <p className={ui['note']}>{words.making}</p>}
      {offer?.ok === false && <Banner tone="wrong">{offer.error.sentence}</Banner>}
      {offer?.ok === true && (
        <CodeForm action={isFirst ? factorWords.turnOn : factorWords.add} onCode={(digits) => confirm(offer.value.factorId, digits)}>
          <Scan offer={offer.value} />
          <p>{words.thenType}</p>
        </CodeForm>
      )}
    </AddFactorDialog>
  );
}

function Scan({ offer: { uri, secret } }: { readonly offer: TotpOffer }) {
  return (
    <div className={css['scan']}>
      <p>{words.scan}</p>
      <div className={css['qr']}>
        <QrCode text={uri} />
      </div>
      <p className={css['onThisDevice']}>
        <a href={uri}>{words.openHere}</a>
      </p>
      <details className={css['byHand']}>
        <summary>{words.orType}</summary>
        <div className={css['secret']}>
          <code className={css['letters']}>{inFours(secret).join(' ')}</code>
          <CopyButton text={secret} said={words.secretCopied} />
        </div>
      </details>
    </div>
  );
}
