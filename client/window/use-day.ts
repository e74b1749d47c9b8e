import { useSyncExternalStore } from 'react';
import { buildMs } from '../../shared/build-stamp.ts';

/** How often an open page looks whether a day has ended, in ms. */
const LOOK_MS = 60_000;

/** The time now, where no player's database is asked for the server's: no device time before the build is possible (protocol, "Time"). */
export const timeHere = (): number => Math.max(Date.now(), buildMs);

/** Calls `look` once a minute, and when the page comes back into sight: the timers of a page that slept are late. The result ends that. */
function whileOpen(look: () => void): () => void {
  let timer = setTimeout(again, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };

  function again(): void {
    look();
    timer = setTimeout(again, LOOK_MS);
  }
}

/**
 * The one way in which screens follow the day: what `read` gives, a day number or a year, and again when it has become another. The
 * prerendered document has what `built` gives.
 */
export const useDay = (read: () => number, built = read): number => useSyncExternalStore(whileOpen, read, built);
