import type { Page } from 'playwright';
import { restoreDatabases, type DeviceDump } from '../../fixtures/device-dump.ts';
import type { ChromiumBrowser, FirstVersionSite } from '../harness.ts';
import { load } from './opening.ts';
import { isNextWaiting } from './update.ts';

/** How long that app's learner waits for the new version before opening the app again, in ms; after that twice as long, and so on. */
const PATIENCE_MS = 4_000;

/** Restores a dumped device in a browser, at an address of the origin without scripts of the app. */
export async function restoreDevice(
  browser: ChromiumBrowser,
  site: FirstVersionSite,
  { databases, localStorage: hints }: DeviceDump,
): Promise<Page> {
  const page = await browser.visit(`${site.origin}/healthz`);
  await page.evaluate(restoreDatabases, databases);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, hints);
  return page;
}

/**
 * Accepts the offered update. Then the page is the new app's. Chromium leaves a new version waiting if a request goes through the old one at the
 * moment of its activation, and that app, whose sync may ask at any moment, did nothing against it: its learner opens the app again. That load can
 * be lost as well, but the next one ends it.
 */
export async function update(page: Page, site: FirstVersionSite): Promise<void> {
  site.update();
  await load(page, site.origin);
  await page.getByText('A new version is ready').waitFor();
  const loaded = page.waitForEvent('load', { timeout: PATIENCE_MS }).catch(() => undefined);
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  let ms = PATIENCE_MS;
  // On a slow machine the page may reload itself just now, which ends the first of these loads.
  do await page.goto(site.origin, { timeout: (ms *= 2) }).catch(() => undefined);
  while (await isNextWaiting(page).catch(() => true));
  await load(page, site.origin);
}
