import { clockOf } from '../choices/clock-of.ts';
import type { BegunRun } from '../purpose/purpose.ts';
import { createAlarm } from '../run/alarm.ts';
import { browserPorts } from '../run/browser-ports.ts';

/** A timer may be late, and a clock may be set: it looks at least so often, in ms. */
const LOOK_MS = 15_000;

/**
 * Ends a calm attempt with the date of its challenge, which is its only limit of time (decision C14): also when somebody comes back to a
 * window that slept through midnight. @param leftMs how long the date still lasts.
 */
export function endWithDate({ run, config }: BegunRun, leftMs: () => number): void {
  if (clockOf(config) === 'on') return;
  const alarm = createAlarm(browserPorts.after);
  const look = () => {
    if (run.getSnapshot().status !== 'playing') return stop();
    const left = leftMs();
    if (left <= 0) run.leave();
    else alarm.set(Math.min(left, LOOK_MS), look);
  };
  const stop = () => {
    alarm.clear();
    document.removeEventListener('visibilitychange', look);
    unsubscribe();
  };
  document.addEventListener('visibilitychange', look);
  const unsubscribe = run.subscribe(() => {
    if (run.getSnapshot().status !== 'playing') stop();
  });
  look();
}
