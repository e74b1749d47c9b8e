import type { Page } from 'playwright';
import type { ChromiumBrowser } from '../harness.ts';

/**
 * Resolves when the page's scripts have taken over what the first screen has to press or to fill in. React marks what it has adopted;
 * it adopts a document part by part, and what lies further down only when there is time. Links work from the start.
 */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pressable = [...document.querySelectorAll('#root header button, #root main input, #root main form button')];
    return pressable.length > 0 && pressable.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  });
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
