import type { RunClock } from '../../play/run/run-clock.ts';
import { useSeconds } from '../../play/run/use-run-clock.ts';
import { clockText } from '../../text/time.ts';
import * as words from '../../words/en/math-race/play.ts';
import css from './race-clock.module.css';

/** The time since the start. A screen reader does not announce it. */
export function RaceClock({ clock }: { readonly clock: RunClock }) {
  const seconds = useSeconds(clock);
  return (
    <p className={css['clock']} role="timer" aria-label={words.secondsSoFar(seconds)}>
      {clockText(seconds)}
    </p>
  );
}
