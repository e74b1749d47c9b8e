import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { ServerClock } from '../../fixtures/server-clock.ts';
import type { ChromiumBrowser } from '../harness.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** So far ahead are the clocks of tests that need a day, in ms: it is noon by UTC when they start, and they are over before midnight. */
const AHEAD_MS = (NOON_MS + DAY_MS - (Date.now() % DAY_MS)) % DAY_MS;

/** The time by those clocks, in ms since the epoch. */
export const nowAhead = (): number => Date.now() + AHEAD_MS;

/** The environment in which a server of the tests of a file has such a clock. */
export function serverAhead(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(`${tmpdir()}/tenfold-clock-`);
  const clock = new ServerClock(folder);
  beforeAll(() => clock.shift(AHEAD_MS));
  afterAll(() => rm(folder, { recursive: true }));
  return { ...clock.env };
}

/** Sets the clock of a browser before its first page, or sets it on: for the documents that it loads from now on, and their workers. */
export async function setClockOn({ context }: ChromiumBrowser, ms: number): Promise<void> {
  await context.addInitScript(setOn, ms);
  // A worker that has ended already needs no clock.
  const follow = (page: Page) => page.on('worker', (worker) => void worker.evaluate(setOn, ms).catch(() => undefined));
  context.pages().forEach(follow);
  context.on('page', follow);
}

/** Gives a browser such a clock. */
export const setClockAhead = (browser: ChromiumBrowser): Promise<void> => setClockOn(browser, AHEAD_MS);

/** Runs in the page, before its scripts; and in its workers. */
function setOn(ms: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
}
