import type { RunClock } from '../../play/run/run-clock.ts';
import { useSeconds } from '../../play/run/use-run-clock.ts';
import css from './reveal-count.module.css';

interface RevealCountProps {
  readonly clock: RunClock;
  /** When the reveal ends, in ms of play. */
  readonly endMs: number;
}

/** Counts down the last seconds of the reveal in large figures. A screen reader reads the timer at the top instead. */
export function RevealCount({ clock, endMs }: RevealCountProps) {
  const seconds = useSeconds(clock, endMs);
  return (
    <p className={css['count']} aria-hidden="true">
      <span key={seconds} className={css['numeral']}>
        {seconds}
      </span>
    </p>
  );
}
