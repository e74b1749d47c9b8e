import type { RunPorts } from './run.ts';

/** Clock, timers and log of a real window. */
export const browserPorts: RunPorts = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  // `reportError` is what window.onerror and the error log see; the player is not disturbed.
  report: (problem) => reportError(problem),
};
