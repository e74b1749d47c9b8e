import { useState } from 'react';
import { storageSentence } from '../../device/storage-sentence.ts';
import { problemOf } from '../../storage/storage-failure.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Offer, type OfferProps } from './offer.tsx';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/your-data/save.ts';
import css from './your-data.module.css';

interface SaveOfferProps extends Omit<OfferProps, 'children'> {
  readonly button: string;
  readonly variant?: ButtonProps['variant'];
  /** Saves the file; resolves with its name. */
  readonly save: () => Promise<string>;
}

/** What became of the last press. */
interface Said {
  readonly saved?: string;
  readonly problem?: string;
}

/** Something that leaves this device as a file. */
export function SaveOffer({ button, variant = 'quiet', save, ...offer }: SaveOfferProps) {
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);

  const saveNow = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      setSaid({ saved: await save() });
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      setSaid({ problem: storageSentence(problem) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Offer {...offer}>
      <Button variant={variant} busy={busy} onClick={() => void saveNow()}>
        {button}
      </Button>
      {said?.saved !== undefined && (
        <Banner tone="right" icon="tick">
          <Rich text={words.saved} parts={{ file: () => <span className={css['fileName']}>{said.saved}</span> }} />
        </Banner>
      )}
      {said?.problem !== undefined && <Banner tone="wrong">{said.problem}</Banner>}
    </Offer>
  );
}
