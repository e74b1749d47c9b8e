import { useEffect, useState } from 'react';
import type { EntryRun } from './entry-run.ts';
import css from './reveal-count.module.css';

export interface RevealCountProps {
  readonly run: Pick<EntryRun, 'elapsedMs'>;
  /** When the reveal ends, in ms of play. */
  readonly endMs: number;
  /** Changes when the clock stood still over a sleep. */
  readonly epoch: number;
}

/** The last seconds of the reveal, counted down in large; those who hear them hear the timer at the top. */
export function RevealCount({ run, endMs, epoch }: RevealCountProps) {
  const seconds = useSecondsTo(run, endMs, epoch);
  return (
    <p className={css['count']} aria-hidden="true">
      <span key={seconds} className={css['numeral']}>
        {seconds}
      </span>
    </p>
  );
}

/** Whole seconds left, begun seconds counted. Renders once a second. */
function useSecondsTo(run: RevealCountProps['run'], endMs: number, epoch: number): number {
  const [seconds, setSeconds] = useState(() => Math.ceil((endMs - run.elapsedMs()) / 1000));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const restMs = Math.max(0, endMs - run.elapsedMs());
      setSeconds(Math.ceil(restMs / 1000));
      if (restMs > 0) timer = setTimeout(look, restMs % 1000 || 1000);
    };
    look();
    return () => clearTimeout(timer);
  }, [run, endMs, epoch]);
  return seconds;
}
