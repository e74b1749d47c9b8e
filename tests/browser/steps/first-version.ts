import type { Page } from 'playwright';
import { restoreDatabases, type DeviceDump } from '../../fixtures/device-dump.ts';
import type { ChromiumBrowser, FirstVersionSite } from '../harness.ts';
import { load } from './opening.ts';

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
  for (let ms = 2 * PATIENCE_MS; await waiting(page); ms *= 2) await page.goto(site.origin, { timeout: ms }).catch(() => undefined);
  await load(page, site.origin);
}

/** Whether another version of the app is installed beside the active one. It is so, too, while the page is on its way to another. */
const waiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)).catch(() => true);
