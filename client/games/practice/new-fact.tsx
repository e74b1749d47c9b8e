import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useNewScreen } from '../../play/input/use-input-gate.ts';
import { focusStage } from '../../play/stage/focus-stage.ts';
import * as words from '../../words/en/practice/play.ts';
import css from './new-fact.module.css';

/** In the place of the pad: how a new fact follows from one that is known. The announcer says the same, so the focus stays. */
export function NewFact({ hint, onGotIt }: { readonly hint: string; readonly onGotIt: () => void }) {
  'use no memo';
  useNewScreen();
  const pass = (event: MouseEvent<HTMLElement>) => {
    focusStage(event.currentTarget);
    onGotIt();
  };
  return (
    <section className={css['panel']} aria-label={words.newFact}>
      <p className={css['hint']}>{hint}</p>
      <Button variant="primary" size="large" wide onClick={pass}>
        {words.gotIt}
      </Button>
    </section>
  );
}
