import type { Page } from 'playwright';
import type { ChromiumBrowser } from '../harness.ts';

/** Resolves when the page's scripts are in charge: then every press and every key is heard. Links work from the start. */
export async function taken(page: Page): Promise<void> {
  await page.waitForSelector('html[data-live]', { state: 'attached' });
}

/** A new tab on an address, ready to be used. */
export async function open(browser: ChromiumBrowser, address: string): Promise<Page> {
  const page = await browser.visit(address);
  await taken(page);
  return page;
}

/** Another address in the same tab, by a full load. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await taken(page);
}
