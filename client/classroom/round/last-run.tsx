import { Suspense, useState } from 'react';
import { lastRun } from '../../play/round/last-run.ts';
import { Button } from '../../ui/button/button.tsx';
import { chunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/round.ts';
import ui from '../../ui/ui.module.css';
import css from './round.module.css';

const Receipt = chunk(() => import('../../play/round/receipt.tsx'));

/** The receipt of the round that was played last in this window: whoever has left its result can show it still. */
export function LastRun() {
  const [isShown, setShown] = useState(false);
  const run = lastRun();
  if (!run) return null;
  return (
    <section className={css['last']} aria-labelledby="last-round">
      <h2 id="last-round" className={ui['large']}>
        {words.lastTitle}
      </h2>
      {isShown ? (
        <Suspense>
          <Receipt run={run} />
        </Suspense>
      ) : (
        <Button onClick={() => setShown(true)}>{words.lastShow}</Button>
      )}
    </section>
  );
}
