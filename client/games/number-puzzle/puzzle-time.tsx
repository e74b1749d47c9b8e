import { useEffect, useRef, type ReactNode } from 'react';
import { stopwatchText } from '../../text/time.ts';
import css from './play.module.css';

/** The time is updated this often (spec 1 §4). */
const UPDATE_MS = 100;

export interface PuzzleTimeProps {
  readonly elapsedMs: () => number;
  /** The clock of the rules when the board was last shuffled. */
  readonly fromMs: number;
}

/** The time on this board, in tenths of a second. It sets the element's text directly, so React does not render ten times a second. */
export function PuzzleTime({ elapsedMs, fromMs }: PuzzleTimeProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      if (shown.current) shown.current.textContent = stopwatchText(Math.max(0, elapsedMs() - fromMs));
    };
    show();
    const timer = setInterval(show, UPDATE_MS);
    return () => clearInterval(timer);
  }, [elapsedMs, fromMs]);
  return (
    <TimeLine>
      <span ref={shown} role="timer" aria-label="Time" />
    </TimeLine>
  );
}

/** "Time 0:12.3": the word and its value together (spec 1 §2). */
export function TimeLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css['time']}>
      <span className={css['word']}>Time</span> {children}
    </p>
  );
}
