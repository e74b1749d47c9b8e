import type { Page } from 'playwright';

interface Held {
  stop: (stopped: boolean) => void;
}

/**
 * Lets a test stop the app's time: its clocks stand still and its timers wait, so that a screen of a second can be looked at for as
 * long as it takes. Timers of a blink go on, for the page itself needs them. Runs in the page, before its own scripts.
 */
export function holdTime(): void {
  const BLINK_MS = 100;
  const realNow = performance.now.bind(performance);
  const realDate = Date.now.bind(Date);
  const realTimer = window.setTimeout.bind(window);
  let stoppedAtMs: number | undefined;
  let lostMs = 0;
  let waiting: (() => void)[] = [];
  const lost = () => lostMs + (stoppedAtMs === undefined ? 0 : realNow() - stoppedAtMs);
  performance.now = () => realNow() - lost();
  Date.now = () => Math.round(realDate() - lost());
  const timer = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    realTimer(() => {
      const run = () => (typeof work === 'function' ? (work as (...given: unknown[]) => void)(...rest) : undefined);
      if (stoppedAtMs !== undefined && ms >= BLINK_MS) waiting.push(run);
      else run();
    }, ms);
  window.setTimeout = timer as typeof window.setTimeout;
  const held: Held = {
    stop(stopped) {
      if (stopped === (stoppedAtMs !== undefined)) return;
      lostMs = lost();
      stoppedAtMs = stopped ? realNow() : undefined;
      if (stopped) return;
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    },
  };
  Object.assign(window, { held });
}

/** Stops the time of a page that was opened with `holdTime`, or lets it go on from where it stood. */
export const stopTime = (page: Page, stopped: boolean): Promise<void> =>
  page.evaluate((wanted) => (window as unknown as { held: Held }).held.stop(wanted), stopped);
