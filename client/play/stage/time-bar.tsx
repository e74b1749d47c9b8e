import { useLayoutEffect } from 'react';
import { classes } from '../../ui/classes.ts';
import type { RunClock } from '../run/run-clock.ts';
import { say } from '../run/sayings.ts';
import { useSeconds, useTimeBar } from '../run/use-run-clock.ts';
import * as words from '../../words/en/play/stage.ts';
import css from './time-bar.module.css';

interface TimeBarProps {
  readonly clock: RunClock;
  readonly limitMs: number;
  /** The time is red with this many seconds left or fewer. */
  readonly redFromS: number;
  /** Whether it shows "12s left" instead of "12 s". */
  readonly wordy?: boolean;
}

/** The time left: a thin bar along the top edge that empties, and the seconds. */
export function TimeBar({ clock, limitMs, redFromS, wordy = false }: TimeBarProps) {
  const seconds = useSeconds(clock, limitMs);
  const fill = useTimeBar(clock, { lengthMs: limitMs, bar: 'empties' });
  const last = seconds <= redFromS;
  useLastSeconds(last && redFromS > 0, limitMs, clock);
  return (
    <div className={classes(css['time'], last && css['last'])}>
      <div className={css['track']}>
        <div ref={fill} className={css['fill']} />
      </div>
      <p className={classes(css['seconds'], !wordy && css['alone'])} role="timer" aria-label={words.secondsLeft(seconds)}>
        {/* A single text node, so that nothing moves when the number loses a digit. */}
        {wordy ? (
          words.shortLeft(seconds)
        ) : (
          <>
            <span>{seconds}</span>
            <span className={css['unit']}>{words.unit}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Says once what the red is to the eye, and that the time is up: what comes then follows without a key. */
function useLastSeconds(isLast: boolean, limitMs: number, { elapsedMs }: RunClock): void {
  useLayoutEffect(() => {
    if (!isLast) return undefined;
    const leftMs = () => limitMs - elapsedMs();
    say(words.secondsLeft(Math.ceil(leftMs() / 1000)));
    return () => {
      if (leftMs() <= 0) say(words.timeIsUp);
    };
  }, [isLast, limitMs, elapsedMs]);
}
