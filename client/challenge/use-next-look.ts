import { useEffect } from 'react';

/** A clock that stands still before midnight must not be asked all the time. */
const LEAST_WAIT_MS = 1_000;

/**
 * Calls `look` when the day is over, and each time the page comes back into sight: the timer of a page that slept through midnight is late.
 * @param untilNextMs how long the day still lasts; undefined while nothing is to be looked for
 * @param look the same function at each render
 */
export function useNextLook(untilNextMs: number | undefined, look: () => void): void {
  useEffect(() => {
    if (untilNextMs === undefined) return undefined;
    const timer = setTimeout(look, Math.max(untilNextMs, LEAST_WAIT_MS));
    const returned = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', returned);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [untilNextMs, look]);
}
