import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { barMotion, barStepMs, secondsLeft, secondsSoFar, type BarMotion, type RunClock, type ShownSpan } from './run-clock.ts';

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
 * A ref for an element that shows a span of play time by its length. Without a length the style sheet alone decides. A slow bar moves pixel
 * by pixel: while the browser moves an element, it draws frame after frame, and a key has to wait for the next one.
 */
export function useTimeBar(
  { elapsedMs, epoch, paused = false }: RunClock,
  { fromMs = 0, lengthMs = 0, bar }: Partial<ShownSpan> & Pick<ShownSpan, 'bar'>,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current || lengthMs <= 0) return undefined;
    const motion = () => barMotion(elapsedMs(), { fromMs, lengthMs, bar });
    const stepMs = barStepMs(lengthMs, mostSteps(lengthMs));
    return stepMs === undefined ? glide(element.current, motion(), paused) : step(element.current, motion, paused ? undefined : stepMs);
  }, [elapsedMs, epoch, paused, fromMs, lengthMs, bar]);
  return element;
}

/** A step for each pixel of the display that a bar as wide as the window has; with reduced motion one a second. */
const mostSteps = (lengthMs: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? lengthMs / 1000 : innerWidth * devicePixelRatio;

/** The name of a motion that shows time: it stands where the clock does (client/play/voice/standing.ts). */
export const TIME = 'time';

/** Lets the browser move a bar, without a script. The result ends it. */
function glide(bar: HTMLElement, { from, to, restMs }: BarMotion, paused: boolean): () => void {
  const animation = bar.animate([{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }], {
    id: TIME,
    duration: restMs,
    fill: 'forwards',
  });
  if (paused) animation.pause();
  return () => animation.cancel();
}

/** Sets a bar to where it is now, and again after each step; without steps it stays there. The result ends it. */
function step(bar: HTMLElement, motion: () => BarMotion, stepMs: number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = () => {
    const { from, restMs } = motion();
    bar.style.transform = `scaleX(${from})`;
    if (restMs > 0 && stepMs !== undefined) timer = setTimeout(set, Math.min(stepMs, restMs));
  };
  set();
  return () => {
    clearTimeout(timer);
    bar.style.removeProperty('transform');
  };
}
