import type { Host } from './host.ts';

/** The clock of this browser. `buildMs` is the build time of the running app. */
export const browserClock = (buildMs: number): Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'> => ({
  now: () => Date.now(),
  utcOffsetMin: () => 0 - new Date().getTimezoneOffset(),
  buildMs,
});
