import { useEffect, useRef, type ReactNode } from 'react';
import { stopwatchText } from '../../text/time.ts';
import { classes } from '../../ui/classes.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import css from './play.module.css';

/** The time is updated this often (spec 1 §4). */
const UPDATE_MS = 100;

interface PuzzleTimeProps {
  readonly elapsedMs: () => number;
  /** The clock of the rules when the board was last shuffled. */
  readonly fromMs: number;
  /** How many seconds an attempt at a challenge may take. */
  readonly limitS?: number | undefined;
}

/** The time on this board, in tenths of a second. It sets the element's text directly, so React does not render ten times a second. */
export function PuzzleTime({ elapsedMs, fromMs, limitS }: PuzzleTimeProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      if (!shown.current) return;
      const soFarMs = Math.max(0, elapsedMs() - fromMs);
      shown.current.textContent = stopwatchText(soFarMs);
      shown.current.classList.toggle(css['over'] ?? '', isOverTime(soFarMs, limitS));
    };
    show();
    const timer = setInterval(show, UPDATE_MS);
    return () => clearInterval(timer);
  }, [elapsedMs, fromMs, limitS]);
  return (
    <TimeLine isLimited={limitS !== undefined}>
      <span ref={shown} role="timer" />
      {limitS !== undefined && <span className={css['word']}>{words.ofTime(limitS)}</span>}
    </TimeLine>
  );
}

/** Begun seconds are not counted (decision G17): a limit of 60 s is passed at 61. */
const isOverTime = (soFarMs: number, limitS: number | undefined): boolean => limitS !== undefined && soFarMs >= (limitS + 1) * 1000;

/** "Time 0:12.3": the word and its value together (spec 1 §2). */
export function TimeLine({ children, isLimited = false }: { readonly children: ReactNode; readonly isLimited?: boolean }) {
  return (
    <p className={classes(css['time'], isLimited && css['limited'])}>
      <span className={css['word']}>{words.time}</span> <span>{children}</span>
    </p>
  );
}
