import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { firstUse } from '../../window/first-use.ts';
import { chunk } from '../../window/chunk.tsx';
import { Offer } from './offer.tsx';
import * as words from '../../words/en/your-data/offers.ts';
import ui from '../../ui/ui.module.css';
import css from './your-data.module.css';

/** Fetched once somebody uses the page, not when a file is chosen: the network may have gone by then. */
const BringBack = chunk(() => import('./bring-back.tsx'));

export interface DataOffersProps {
  /** What can be saved first: then bringing back is not the main action. */
  readonly first?: ReactNode;
  /** What stands below. */
  readonly children: ReactNode;
  /** Called when the player of a restored file shall play. */
  readonly onPlay: (row: PlayerRow) => void;
  /** Whether it is a part of a page: then none of its buttons is the main action. */
  readonly onPage: boolean;
}

/** Everything that leaves this device as a file, around what comes back from one. */
export function DataOffers({ first, children, onPlay, onPage }: DataOffersProps) {
  const [file, setFile] = useState<File>();
  useEffect(() => void firstUse().then(BringBack.prefetch), []);
  if (file) {
    return (
      <div className={ui['column5']}>
        <BringBack file={file} onBack={() => setFile(undefined)} onDone={onPlay} />
      </div>
    );
  }
  return (
    <div className={classes(ui['column5'], onPage && css['onPage'])}>
      {first}
      <Offer icon="enter" title={words.bringBack.title} text={words.bringBack.about}>
        <FileButton onFile={(chosen) => BringBack.whenThere(() => setFile(chosen))} primary={first === undefined && !onPage} />
      </Offer>
      {children}
    </div>
  );
}

/** A button that opens the browser's own choice of a file. */
function FileButton({ onFile, primary }: { readonly onFile: (file: File) => void; readonly primary: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      <Button variant={primary ? 'primary' : 'quiet'} onClick={() => input.current?.click()}>
        {words.bringBack.button}
      </Button>
    </>
  );
}
