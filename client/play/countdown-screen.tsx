import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Announcer } from '../ui/feedback/visually-hidden.tsx';
import { browserPorts } from './browser-ports.ts';
import { createCountdown, type Countdown, type CountdownSteps } from './countdown.ts';
import { Stage } from './stage.tsx';
import { useGameKeys } from './use-game-keys.ts';
import css from './countdown-screen.module.css';

export interface CountdownScreenProps extends CountdownSteps {
  readonly game: string;
  /** Called once. */
  readonly onStart: () => void;
  /** Escape: back to where one came from. */
  readonly onBack: () => void;
}

/** The numeral alone, folding 3, 2, 1. */
export function CountdownScreen({ game, from, stepMs, onStart, onBack }: CountdownScreenProps) {
  const [countdown, setCountdown] = useState<Countdown>();
  // The countdown lives as long as this screen: mounting again (as React's strict mode does) begins a new one.
  useEffect(() => {
    const next = createCountdown({ from, stepMs }, browserPorts.after, onStart);
    setCountdown(next);
    return () => next.cancel();
  }, [from, stepMs, onStart]);
  useGameKeys((key) => {
    if (key === 'enter') countdown?.startNow();
    if (key === 'escape') onBack();
  });
  return (
    <Stage label={game}>
      <div className={css['countdown']}>
        {countdown ? <Numeral countdown={countdown} /> : <p className={css['numeral']}>{from}</p>}
        <div className={css['actions']}>
          <Button size="large" onClick={() => countdown?.startNow()}>
            Skip
          </Button>
          <Button size="large" variant="primary" autoFocus onClick={() => countdown?.startNow()}>
            Start Now
          </Button>
        </div>
        <Announcer message={`${game} starts in ${from}`} />
      </div>
    </Stage>
  );
}

function Numeral({ countdown }: { readonly countdown: Countdown }) {
  const count = useSyncExternalStore(countdown.subscribe, countdown.getSnapshot);
  return (
    <p key={count} className={css['numeral']}>
      {count}
    </p>
  );
}
