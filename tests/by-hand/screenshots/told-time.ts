import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';

/**
 * Controls a window's time and randomness for the pictures: time stands still until a walk lets some pass, on a machine of any speed, and
 * games ask the same problems in each run.
 */

/** A time after every build, because no device accepts a clock that is older than the app. */
const firstMorning = new Date('2040-01-02T07:00:00').getTime();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Time passes in steps this small while the machine loads or writes, so that no screen is missed. */
const stepMs = 20;
const stepsAtMost = 1_500;

/** Call before the first page of a window. It removes the Worker, so that the game uses the window's clock. Each day has other numbers. */
export async function tellTime(context: BrowserContext, day: number): Promise<void> {
  await context.addInitScript(drawFrom, day);
  await context.clock.install({ time: timeOf(day, 0) });
}

/** Runs in the page, before its own scripts. */
function drawFrom(day: number): void {
  Reflect.deleteProperty(globalThis, 'Worker');
  // Counts the pages of the window, because a later page must not give its games the ids of an earlier one.
  const pages = Number(sessionStorage.getItem('pages') ?? '0') + 1;
  sessionStorage.setItem('pages', String(pages));
  let state = day * 1_000 + pages;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), state | 1) ^ (state + 0x6d2b79f5);
    return (state ^ (state >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <Filled extends ArrayBufferView | null>(filled: Filled): Filled => {
    if (filled) new Uint8Array(filled.buffer, filled.byteOffset, filled.byteLength).forEach((_, at, bytes) => (bytes[at] = next() >>> 11));
    return filled;
  };
}

/** A page loads everything within this simulated time, in ms. It gives up storage after 8 s. */
const loadedWithinMs = 6_000;

/**
 * Opens an address at a given time, and waits until the page can be used and `ready` is in sight. The simulated time is then always the
 * same, however long that took.
 */
export async function openStopped(page: Page, address: string, atMs: number, ready: Locator): Promise<void> {
  // The page before must end before the time moves.
  await page.goto('about:blank');
  await page.clock.pauseAt(atMs);
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(ownFont);
  await until(page, page.locator('html[data-live]'));
  await until(page, ready);
  const nowMs = await page.evaluate(() => Date.now());
  await pass(page, atMs + loadedWithinMs - nowMs);
}

/** A time of a simulated day. */
export const timeOf = (day: number, hour: number): number => firstMorning + day * dayMs + hour * hourMs;

/** Lets time pass. Timers that are due run, and bars that show the time move. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.evaluate(moveClocks);
  await page.clock.runFor(ms);
  await page.evaluate(moveClocks);
}

/**
 * Prepares a picture: animations that show the time match the time, all others are at their end, and the page's own font is loaded.
 */
export async function compose(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(ownFont);
  await page.evaluate(endTransitions);
  await page.evaluate(moveClocks);
}

/** Ends all transitions. Runs in the page. An element that inherits a colour changes after its parent. */
function endTransitions(): void {
  for (let generation = 0; generation < 20; generation++) {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (changing.length === 0) return;
    for (const transition of changing) transition.finish();
  }
}

/** Moves the animations that show time. Runs in the page. Animations have a clock of their own, so these are paused and moved by hand. */
function moveClocks(): void {
  const clockFromMs = 1_000;
  const known = ((window as unknown as { clocks?: WeakMap<Animation, number> }).clocks ??= new WeakMap<Animation, number>());
  for (const animation of document.getAnimations()) {
    const endMs = Number(animation.effect?.getComputedTiming().endTime);
    if (endMs < clockFromMs) animation.finish();
    // An animation that the app itself has stopped stays.
    if (endMs < clockFromMs || endMs === Infinity || (animation.playState !== 'running' && !known.has(animation))) continue;
    const since = known.get(animation) ?? performance.now() - (animation instanceof CSSAnimation ? 0 : Number(animation.currentTime));
    known.set(animation, since);
    animation.pause();
    animation.currentTime = performance.now() - since;
  }
}

/** Waits for the page's own font, which is optional and would stay away if it came late. Runs in the page. */
async function ownFont(): Promise<void> {
  for (const face of document.fonts) {
    face.display = 'block';
    // The fallback font comes from the machine, which may not have it.
    await face.load().catch(() => undefined);
  }
  await document.fonts.ready;
}

/** Lets time pass until `work` is done, which waits for what the page does meanwhile. */
export async function meanwhile<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  void Promise.allSettled([work]).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.clock.runFor(stepMs);
    await pause(stepMs);
  }
  await page.evaluate(moveClocks);
  return work;
}

/** Lets time pass until `seen` is in sight, and no longer. */
export async function until(page: Page, seen: Locator): Promise<void> {
  for (let step = 0; step < stepsAtMost; step++) {
    if (await seen.isVisible()) {
      // It can be pressed when it is painted.
      await page.clock.runFor(stepMs);
      return page.evaluate(moveClocks);
    }
    await page.clock.runFor(stepMs);
    await pause(stepMs);
  }
  await seen.waitFor({ timeout: 1 });
}
