import { useLayoutEffect, useRef } from 'react';
import { SPEED_BONUS_MS } from '../../../shared/games/math-bubble-pop/v1/score.ts';
import css from './target-sheet.module.css';

/** What the bar needs to know of time. */
export interface SpeedClock {
  /** The run's own clock. */
  readonly elapsedMs: () => number;
  /** Changes when the clock stood still over a sleep. */
  readonly epoch: number;
}

/** The speed bonus that is left, emptying on the compositor; by steps where motion is unwanted. The message says it in numbers. */
export function SpeedBar({ elapsedMs, epoch, sinceMs }: SpeedClock & { readonly sinceMs: number }) {
  const fill = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const restMs = Math.max(0, SPEED_BONUS_MS - (elapsedMs() - sinceMs));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = fill.current?.animate([{ transform: `scaleX(${restMs / SPEED_BONUS_MS})` }, { transform: 'scaleX(0)' }], {
      duration: restMs,
      easing: calm ? `steps(${Math.max(1, Math.ceil(restMs / 1000))})` : 'linear',
    });
    return () => animation?.cancel();
  }, [elapsedMs, epoch, sinceMs]);
  return <div ref={fill} className={css['speed']} />;
}
