import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { barMotion, secondsLeft, secondsSoFar, type RunClock, type ShownSpan } from './run-clock.ts';

/** Whole seconds by a run's clock: the seconds so far, or those left until `untilMs` of play. Renders once a second. */
export function useSeconds({ elapsedMs, epoch, paused = false }: RunClock, untilMs?: number): number {
  const [seconds, setSeconds] = useState(() => shown(elapsedMs(), untilMs).seconds);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = shown(elapsedMs(), untilMs);
      setSeconds(now.seconds);
      if (now.nextMs !== undefined && !paused) timer = setTimeout(look, now.nextMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [elapsedMs, epoch, paused, untilMs]);
  return seconds;
}

const shown = (elapsedMs: number, untilMs: number | undefined) =>
  untilMs === undefined ? secondsSoFar(elapsedMs) : secondsLeft(elapsedMs, untilMs);

/**
 * A ref for an element that shows a span of play time by its length. A CSS animation moves it, without a script per frame; with reduced
 * motion it moves once a second. Without a length the style sheet alone decides.
 */
export function useTimeBar(
  { elapsedMs, epoch, paused = false }: RunClock,
  { fromMs = 0, lengthMs = 0, bar }: Partial<ShownSpan> & Pick<ShownSpan, 'bar'>,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lengthMs <= 0) return undefined;
    const { from, to, restMs } = barMotion(elapsedMs(), { fromMs, lengthMs, bar });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = element.current?.animate([{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }], {
      duration: restMs,
      fill: 'forwards',
      easing: calm ? `steps(${Math.max(1, Math.ceil(restMs / 1000))})` : 'linear',
    });
    if (paused) animation?.pause();
    return () => animation?.cancel();
  }, [elapsedMs, epoch, paused, fromMs, lengthMs, bar]);
  return element;
}
