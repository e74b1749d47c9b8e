import { useLayoutEffect, useRef } from 'react';
import type { RunClock } from '../../play/run/run-clock.ts';
import { classes } from '../../ui/classes.ts';
import css from './lanes.module.css';

/** The calculator's bar fills in 100 steps (spec 1 §4), and in fewer with reduced motion. */
const STEPS = 100;
const CALM_STEPS = 10;
/** The bar glows once this share of the calculator's time is over. */
const GLOWS_FROM = 0.6;

interface CalculatorBarProps {
  /** How long the calculator takes, and when it began (play time). */
  readonly limitMs: number;
  readonly fromMs: number;
  /** How much of its time the calculator had used when the round was decided; null while it calculates. */
  readonly stoppedMs: number | null;
  readonly clock: RunClock;
}

/** The bar fills by a CSS animation, without a script for each step. It stops where the round was decided. */
export function CalculatorBar({ limitMs, fromMs, stoppedMs, clock }: CalculatorBarProps) {
  const { elapsedMs, epoch } = clock;
  const bar = useRef<HTMLDivElement>(null);
  const heat = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timing = { duration: limitMs, easing: `steps(${calm ? CALM_STEPS : STEPS})`, fill: 'both' } as const;
    const running = [
      bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], timing),
      heat.current?.animate([{ opacity: 0 }, { opacity: 0, offset: GLOWS_FROM }, { opacity: 1 }], timing),
    ];
    for (const animation of running) {
      if (!animation) continue;
      animation.currentTime = stoppedMs ?? Math.max(0, elapsedMs() - fromMs);
      if (stoppedMs !== null) animation.pause();
    }
    return () => running.forEach((animation) => animation?.cancel());
  }, [limitMs, fromMs, stoppedMs, elapsedMs, epoch]);
  return (
    <div ref={bar} className={classes(css['bar'], css['its'])}>
      <div ref={heat} className={css['heat']} />
    </div>
  );
}
