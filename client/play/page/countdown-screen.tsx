import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useGame } from '../current-game.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { say } from '../run/sayings.ts';
import { COUNTDOWN_FROM, COUNTDOWN_STEP_MS } from '../../../shared/games/kit/countdown.ts';
import { createCountdown } from './countdown.ts';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { Stage } from '../stage/stage.tsx';
import { useGameKeys } from '../input/use-game-keys.ts';
import * as words from '../../words/en/play/countdown.ts';
import css from './countdown-screen.module.css';

export interface CountdownScreenProps {
  /** Called once. */
  readonly onStart: () => void;
  /** Called by Escape: back to the screen before. */
  readonly onBack: () => void;
}

/** The countdown: the number alone, 3, 2, 1. */
export function CountdownScreen({ onStart, onBack }: CountdownScreenProps) {
  const { name } = useGame();
  const [countdown] = useState(() => createCountdown({ from: COUNTDOWN_FROM, stepMs: COUNTDOWN_STEP_MS }, browserPorts.after));
  const count = useSyncExternalStore(countdown.subscribe, countdown.getSnapshot);
  const start = useEffectEvent(onStart);
  useEffect(() => countdown.run(() => start()), [countdown]);
  const there = useControls(AFTER_PRESS_MS);
  // Not as play says it: the code of play may come later.
  useLayoutEffect(() => say(words.startsIn(name, COUNTDOWN_FROM)), [name]);
  useGameKeys((key) => {
    if (key === 'enter' && there) countdown.startNow();
    if (key === 'escape') onBack();
  });
  return (
    <Stage label={name} focused>
      <div className={css['countdown']}>
        <p key={count} className={css['numeral']} aria-hidden="true">
          {count}
        </p>
        {/* A hidden button cannot take the focus, so the new key mounts the buttons again when they are shown. */}
        <div key={String(there)} className={classes(css['actions'], controlsClass(there))}>
          <Button size="large" onClick={countdown.startNow}>
            {words.skip}
          </Button>
          <Button size="large" variant="primary" ref={focusFirst} onClick={countdown.startNow}>
            {words.startNow}
          </Button>
        </div>
      </div>
    </Stage>
  );
}
