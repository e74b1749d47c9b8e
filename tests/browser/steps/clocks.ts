import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import type { ChromiumBrowser } from '../harness.ts';

const DAY_MS = 86_400_000;

/** No test of a day takes longer, in ms. */
const LONGEST_MS = 150_000;

/** Keeps each test of a file within one day by UTC: shortly before midnight it waits for the next one. */
export function withinOneDay(): void {
  beforeEach(async () => {
    const leftMs = DAY_MS - (Date.now() % DAY_MS);
    if (leftMs < LONGEST_MS) await pause(leftMs);
  });
}

/** Sets the clock of a browser on, for the documents that it loads from now on; not for their workers. */
export async function setClockOn({ context }: ChromiumBrowser, ms: number): Promise<void> {
  await context.addInitScript(moveClockOn, ms);
}

/** Moves the clock of a document on, before its scripts or while it is open. Runs in the page. */
export function moveClockOn(ms: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
}
