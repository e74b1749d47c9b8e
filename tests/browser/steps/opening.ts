import type { Page } from 'playwright';
import { controlled } from '../harness.ts';
import type { ChromiumBrowser, TestServer } from '../harness.ts';
import { GUEST, SERVER_GONE } from './expected.ts';

/** Resolves when the page's scripts are in charge. From then on every press and every key works; links work from the start. */
export async function taken(page: Page): Promise<void> {
  await page.waitForSelector('html[data-live]', { state: 'attached' });
}

/** A new tab on an address, ready to be used. */
export async function open(browser: ChromiumBrowser, address: string): Promise<Page> {
  const page = await browser.visit(address);
  await taken(page);
  return page;
}

/** Whether the entry of each dialog that has closed is gone from the history. Runs in the page. */
const isSettled = (): boolean =>
  ((history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0) <= document.querySelectorAll('dialog[open]').length;

/** Another address in the same tab, by a full load. Not while the page goes back over a dialog's entry: that would end the load. */
export async function load(page: Page, address: string): Promise<void> {
  await page.waitForFunction(isSettled);
  await page.goto(address);
  await taken(page);
}

/** Whether the router has the routes of all pages, and not the first alone. Runs in the page, where TanStack Router gives itself this name. */
const knowsAllPages = (): boolean => {
  const { routesByPath = {} } = (self as { readonly __TSR_ROUTER__?: { readonly routesByPath?: object } }).__TSR_ROUTER__ ?? {};
  return '/games' in routesByPath && '/about' in routesByPath;
};

/**
 * Goes to another page of the app, as its links do: without a load, and whether or not one is in sight. Like them it waits until the entry
 * of a dialog that has closed is gone, for that step back would lead away from the new page, and until the window knows that page.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(isSettled);
  await page.waitForFunction(knowsAllPages);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Opens a guest's tab on an address and stops the server. Declares the problems that this causes. */
export async function openAndLoseServer(browser: ChromiumBrowser, server: TestServer, path = ''): Promise<Page> {
  browser.problems.expect(GUEST);
  browser.problems.expect(SERVER_GONE);
  const page = await open(browser, server.origin + path);
  await controlled(page);
  await server.kill();
  return page;
}
