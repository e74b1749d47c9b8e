import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './time-bar.module.css';

export interface TimeBarProps {
  readonly limitMs: number;
  /** The run's own clock. */
  readonly elapsedMs: () => number;
  /** Changes when the clock stood still over a sleep: the bar then begins anew from what is left. */
  readonly epoch: number;
  /** Red from so many seconds on. */
  readonly redFromS: number;
  /** While the clock stands still, for games whose feedback takes no time. */
  readonly paused?: boolean;
  /** Says "12s left" instead of "12 s". */
  readonly wordy?: boolean;
}

/** The time left: a thin bar along the top edge that empties by itself, and the seconds beside it. */
export function TimeBar({ limitMs, elapsedMs, epoch, redFromS, paused = false, wordy = false }: TimeBarProps) {
  const seconds = useSecondsLeft(limitMs, elapsedMs, epoch, paused);
  const fill = useEmptying(limitMs, elapsedMs, epoch, paused);
  const last = seconds <= redFromS;
  return (
    <div className={classes(css['time'], last && css['last'])}>
      <div className={css['track']}>
        <div ref={fill} className={css['fill']} />
      </div>
      <p className={css['seconds']} role="timer" aria-label={`${seconds} seconds left`}>
        {/* One text, so that nothing moves when it loses a digit. */}
        {wordy ? (
          `${seconds}s left`
        ) : (
          <>
            {seconds}
            <span className={css['unit']}> s</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Whole seconds left, begun seconds counted: 10 is shown from 10.0 s on. Renders once a second. */
function useSecondsLeft(limitMs: number, elapsedMs: () => number, epoch: number, paused: boolean): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(limitMs / 1000));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const restMs = Math.max(0, limitMs - elapsedMs());
      setSeconds(Math.ceil(restMs / 1000));
      if (restMs > 0 && !paused) timer = setTimeout(look, restMs % 1000 || 1000);
    };
    look();
    return () => clearTimeout(timer);
  }, [limitMs, elapsedMs, epoch, paused]);
  return seconds;
}

/** Empties the bar on the compositor, with no script per frame; once a second where motion is unwanted. */
function useEmptying(limitMs: number, elapsedMs: () => number, epoch: number, paused: boolean) {
  const fill = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const restMs = Math.max(0, limitMs - elapsedMs());
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = fill.current?.animate([{ transform: `scaleX(${restMs / limitMs})` }, { transform: 'scaleX(0)' }], {
      duration: restMs,
      fill: 'forwards',
      easing: calm ? `steps(${Math.max(1, Math.ceil(restMs / 1000))})` : 'linear',
    });
    if (paused) animation?.pause();
    return () => animation?.cancel();
  }, [limitMs, elapsedMs, epoch, paused]);
  return fill;
}
