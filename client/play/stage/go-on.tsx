import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { useNewScreen } from '../input/use-input-gate.ts';
import { focusStage } from './focus-stage.ts';
import * as words from '../../words/en/play/stage.ts';
import css from './go-on.module.css';

/** Ends a pause that waits for its player (decision G26). It takes the place of the pad; Enter does the same. */
export function GoOn({ onGo }: { readonly onGo: () => void }) {
  'use no memo';
  useNewScreen();
  // A quick second press on the pad was meant for the pad.
  const there = useControls(AFTER_PRESS_MS);
  const go = (event: MouseEvent<HTMLElement>) => {
    focusStage(event.currentTarget);
    onGo();
  };
  return (
    <div className={classes(css['place'], controlsClass(there))}>
      <Button size="large" wide variant="primary" onClick={go}>
        {words.goOn}
      </Button>
    </div>
  );
}
