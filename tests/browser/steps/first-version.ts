import type { Page } from 'playwright';
import { restoreDatabases, type DeviceDump } from '../../fixtures/device-dump.ts';
import type { ChromiumBrowser, FirstVersionSite } from '../harness.ts';

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
