import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';

/**
 * Time and chance of a window as the pictures tell them: time stands still until a walk lets some pass, on a machine of any speed, and
 * the same games ask the same problems in each run.
 */

/** Far enough ahead for every build: no device believes a clock that is older than the app. */
const firstMorning = new Date('2040-01-02T07:00:00').getTime();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What the machine itself takes (a disk, another chunk) is waited for in steps so small that no screen is passed by. */
const stepMs = 20;
const stepsAtMost = 1_500;

/** Before the first page of a window. Without a worker the game runs in the window, by the window's clock. Each day draws other numbers. */
export async function tellTime(context: BrowserContext, day: number): Promise<void> {
  await context.addInitScript(drawFrom, day);
  await context.clock.install({ time: timeOf(day, 0) });
}

/** Runs in the page, before its own scripts. */
function drawFrom(day: number): void {
  Reflect.deleteProperty(globalThis, 'Worker');
  // Another page of the same window must not give its games the ids of the first: how many there were is remembered.
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

/** All that a page loads is there before this much told time is over; a page gives storage up after 8 s. */
const loadedWithinMs = 6_000;

/**
 * Opens an address at so many hours of a day, and waits until the page can be used and `ready` is in sight: it then is the same moment
 * of told time, however long that took.
 */
export async function openStopped(page: Page, address: string, atMs: number, ready: Locator): Promise<void> {
  // Nothing of the page before lives through the time between.
  await page.goto('about:blank');
  await page.clock.pauseAt(atMs);
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(ownFont);
  await until(page, page.locator('html[data-live]'));
  await until(page, ready);
  const nowMs = await page.evaluate(() => Date.now());
  await pass(page, atMs + loadedWithinMs - nowMs);
}

/** A time of a told day. */
export const timeOf = (day: number, hour: number): number => firstMorning + day * dayMs + hour * hourMs;

/** Lets time go on; everything that is due rings on the way, and bars that run against the clock go on with it. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.evaluate(moveClocks);
  await page.clock.runFor(ms);
  await page.evaluate(moveClocks);
}

/**
 * Before a picture: animations that show the time stand where the time is; all others are over, and the page's own font is there.
 */
export async function compose(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(ownFont);
  await page.evaluate(endTransitions);
  await page.evaluate(moveClocks);
}

/** Runs in the page. What inherits a colour changes over after what it inherits from. */
function endTransitions(): void {
  for (let generation = 0; generation < 20; generation++) {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (changing.length === 0) return;
    for (const transition of changing) transition.finish();
  }
}

/** Runs in the page. Animations go by a clock of their own, so those that are clocks are held and moved by hand. */
function moveClocks(): void {
  const clockFromMs = 1_000;
  const known = ((window as unknown as { clocks?: WeakMap<Animation, number> }).clocks ??= new WeakMap<Animation, number>());
  for (const animation of document.getAnimations()) {
    const endMs = Number(animation.effect?.getComputedTiming().endTime);
    if (endMs < clockFromMs) animation.finish();
    // What the app itself has stopped stands where it shall.
    if (endMs < clockFromMs || endMs === Infinity || (animation.playState !== 'running' && !known.has(animation))) continue;
    const since = known.get(animation) ?? performance.now() - (animation instanceof CSSAnimation ? 0 : Number(animation.currentTime));
    known.set(animation, since);
    animation.pause();
    animation.currentTime = performance.now() - since;
  }
}

/** Runs in the page. A font that comes late is left out for good where it is optional; a picture waits for it. */
async function ownFont(): Promise<void> {
  for (const face of document.fonts) {
    face.display = 'block';
    // What stands in for it comes from the machine, which may not have it.
    await face.load().catch(() => undefined);
  }
  await document.fonts.ready;
}

/** Lets as little time go on as it takes until this can be seen. */
export async function until(page: Page, seen: Locator): Promise<void> {
  for (let step = 0; step < stepsAtMost; step++) {
    if (await seen.isVisible()) {
      // It can be pressed once it is painted.
      await page.clock.runFor(stepMs);
      return page.evaluate(moveClocks);
    }
    await page.clock.runFor(stepMs);
    await pause(stepMs);
  }
  await seen.waitFor({ timeout: 1 });
}
