import { useEffect, useState } from 'react';
import { clockText } from '../../text/time.ts';
import css from './race-clock.module.css';

export interface RaceClockProps {
  /** The race's own clock. */
  readonly elapsedMs: () => number;
  /** Changes when that clock stood still over a sleep. */
  readonly epoch: number;
}

/** The time since the start, quietly. */
export function RaceClock(props: RaceClockProps) {
  const seconds = useSeconds(props);
  return (
    <p className={css['clock']} role="timer" aria-label={`${seconds} seconds so far`}>
      {clockText(seconds)}
    </p>
  );
}

/** Whole seconds, begun ones not counted. Renders once a second. */
function useSeconds({ elapsedMs, epoch }: RaceClockProps): number {
  const [seconds, setSeconds] = useState(() => Math.floor(elapsedMs() / 1000));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = elapsedMs();
      setSeconds(Math.floor(now / 1000));
      timer = setTimeout(look, 1000 - (now % 1000));
    };
    look();
    return () => clearTimeout(timer);
  }, [elapsedMs, epoch]);
  return seconds;
}
