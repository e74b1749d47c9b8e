import type { Locator, Page } from 'playwright';
import { AFTER_PLAY_MS, AFTER_PRESS_MS } from '../../../client/play/input/moments.ts';
import { onDisplay } from './game.ts';

interface Held {
  readonly stop: (stopped: boolean) => void;
  readonly pass: (ms: number) => void;
}

/**
 * Lets a test stop the app's time: its clocks stand still and its timers wait, so that a test can inspect a screen that is shown only for a
 * second. Very short timers still run, because the page itself needs them. Runs in the page, before its own scripts.
 */
export function holdTime(): void {
  const BLINK_MS = 100;
  const realNow = performance.now.bind(performance);
  const realDate = Date.now.bind(Date);
  const realTimer = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  let stoppedAtMs: number | undefined;
  let lostMs = 0;
  /** Timers that were due while time stood still, or too early for it, by their number in the app. */
  const waiting = new Map<number, () => void>();
  const again = new Map<number, number>();
  const lost = () => lostMs + (stoppedAtMs === undefined ? 0 : realNow() - stoppedAtMs);
  const now = () => realNow() - lost();
  performance.now = now;
  Date.now = () => Math.round(realDate() - lost());

  const timer = (work: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    if (ms < BLINK_MS || typeof work !== 'function') return realTimer(work, ms, ...rest);
    const dueMs = now() + ms;
    const ring = () => {
      again.delete(id);
      const leftMs = dueMs - now();
      if (leftMs < 1) (work as (...given: unknown[]) => void)(...rest);
      else if (stoppedAtMs !== undefined) waiting.set(id, ring);
      else again.set(id, realTimer(ring, leftMs));
    };
    const id = realTimer(ring, ms);
    return id;
  };
  const clear = (id?: number): void => {
    if (id === undefined) return;
    realClear(id);
    realClear(again.get(id));
    again.delete(id);
    waiting.delete(id);
  };
  window.setTimeout = timer as typeof window.setTimeout;
  window.clearTimeout = clear as typeof window.clearTimeout;

  const ringWaiting = () => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const ring of due) ring();
  };

  const held: Held = {
    stop(stopped) {
      if (stopped === (stoppedAtMs !== undefined)) return;
      lostMs = lost();
      stoppedAtMs = stopped ? realNow() : undefined;
      if (!stopped) ringWaiting();
    },
    pass(ms) {
      lostMs -= ms;
      ringWaiting();
    },
  };
  Object.assign(window, { held });
}

/** Stops the time of a page that was opened with `holdTime`, or lets it continue. */
export const stopTime = (page: Page, stopped: boolean): Promise<void> =>
  page.evaluate((wanted) => (window as unknown as { held: Held }).held.stop(wanted), stopped);

/** Moves the time of a page that was opened with `holdTime` forward by `ms` at once, stopped or not. */
const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((more) => (window as unknown as { held: Held }).held.pass(more), ms);

/** With stopped time: waits for the stage after a start, whose code may have had to come first, and for its timers. */
export async function stageUp(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  await onDisplay(page);
}

/** With stopped time: passes the empty stage after a start. */
export async function leadIn(page: Page): Promise<void> {
  await stageUp(page);
  await passTime(page, AFTER_PRESS_MS);
}

/** With stopped time: moves to the moment when a screen's controls appear. */
export async function comeUp(page: Page, control: Locator): Promise<void> {
  await passTime(page, AFTER_PLAY_MS);
  await control.waitFor();
}

/** Lets time pass until the stage shows `words`, and stops it in that frame: a screen of half a second is over between two looks from outside. */
export async function stopTimeAt(page: Page, words: string): Promise<void> {
  await stopTime(page, false);
  await page.waitForFunction((wanted) => {
    const isThere = document.querySelector<HTMLElement>('[role=application]')?.innerText.includes(wanted) === true;
    if (isThere) (window as unknown as { held: Held }).held.stop(true);
    return isThere;
  }, words);
}
