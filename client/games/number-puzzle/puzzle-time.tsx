import { useEffect, useRef } from 'react';
import { timeText } from './time-text.ts';
import css from './play.module.css';

/** Spec 1 §4. */
const UPDATE_MS = 100;

export interface PuzzleTimeProps {
  readonly elapsedMs: () => number;
  /** The clock of the rules when the board was last shuffled. */
  readonly fromMs: number;
}

/** The time on this board, in tenths. It writes its text itself: nothing is rendered ten times a second. */
export function PuzzleTime({ elapsedMs, fromMs }: PuzzleTimeProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const show = () => {
      if (shown.current) shown.current.textContent = timeText(Math.max(0, elapsedMs() - fromMs));
    };
    show();
    const timer = setInterval(show, UPDATE_MS);
    return () => clearInterval(timer);
  }, [elapsedMs, fromMs]);
  return <p ref={shown} className={css['time']} role="timer" aria-label="Time" />;
}
