import { logError } from '../../window/log.ts';
import type { RunPorts } from './run.ts';

/** Clock, timers and log of a real window. */
export const browserPorts: RunPorts = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  report: logError,
};
