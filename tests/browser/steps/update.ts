import { expect } from 'vitest';
import type { Page } from 'playwright';

/** Whether another version of the app is installed beside the active one. */
export const isNextWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** How long a page may have nothing in it, in ms, until somebody loads it again. */
const WHITE_MS = 5_000;

/** Whether the page has nothing in it, not even later. Runs in the page. */
async function staysWhite(ms: number): Promise<boolean> {
  if (document.body !== null) return false;
  await new Promise((done) => setTimeout(done, ms));
  return document.body === null;
}

/**
 * Resolves when the page is loaded anew, after a takeover from a version without static routes. Chromium may cut the new page off before its
 * first element as it stops the old version, which answers it (1 of 48 tries): it stays white, with no script that could mend it, until
 * somebody loads it again.
 */
export async function loadedAnew(page: Page, accept: () => Promise<void>): Promise<void> {
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  await accept();
  await expect.poll(async () => isLoaded || page.evaluate(staysWhite, WHITE_MS).catch(() => false)).toBe(true);
  if (!isLoaded) await page.goto(page.url());
}
