import { useLayoutEffect, useRef } from 'react';
import type { RunClock } from '../../play/run/run-clock.ts';
import { classes } from '../../ui/classes.ts';
import css from './lanes.module.css';

/** Spec 1 §4: the calculator's bar fills in 100 steps. Where motion is unwanted there are fewer. */
const STEPS = 100;
const CALM_STEPS = 10;
/** From this share of its time on the bar glows. */
const HEATS_FROM = 0.6;

export interface CalculatorBarProps {
  /** How long the calculator takes, and when it began (play time). */
  readonly limitMs: number;
  readonly fromMs: number;
  /** How far it came when the round was decided; null while it calculates. */
  readonly stoppedMs: number | null;
  readonly clock: RunClock;
}

/** Fills on the compositor, with no script per step, and stands where the round was decided. */
export function CalculatorBar({ limitMs, fromMs, stoppedMs, clock }: CalculatorBarProps) {
  const { elapsedMs, epoch } = clock;
  const bar = useRef<HTMLDivElement>(null);
  const heat = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timing = { duration: limitMs, easing: `steps(${calm ? CALM_STEPS : STEPS})`, fill: 'both' } as const;
    const running = [
      bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], timing),
      heat.current?.animate([{ opacity: 0 }, { opacity: 0, offset: HEATS_FROM }, { opacity: 1 }], timing),
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
