import { expect } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, controlled, withFolder, type LossyProxy } from '../harness.ts';
import type { Foreign } from '../harness/lossy-proxy.ts';
import { SERVER_GONE } from './expected.ts';
import { withLine } from './line.ts';
import { load } from './opening.ts';
import { PRIVATE } from './windows.ts';

/** What a captive portal's or a filter's own page says. */
export const PORTAL = 'Please accept the terms of this network';

export const foreign = (type: string, body: string): Foreign => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
  body,
});
export const terms = foreign('text/html; charset=utf-8', `<!doctype html><title>Welcome</title><h1>${PORTAL}</h1>`);
const movedTo = (address: string): Foreign => ({ status: 302, headers: { location: address }, body: '' });

const isPortal = (path: string) => path !== '/sw.js' && !path.startsWith('/api/') && !path.startsWith('/auth/');

/** What answers in the server's place while the app is installed. */
export const PORTALS = {
  'has its own page for everything': (path) => (isPortal(path) ? terms : undefined),
  'has its own page for one page': (path) => (path === '/badges' ? terms : undefined),
  'has its own page for one file': (path) => (path.startsWith('/assets/about-page-') ? terms : undefined),
  'sends one page on to where it is all the same': (path) => (path === '/badges' ? movedTo('/badges?seen') : undefined),
  'has another template of the right type': (path) =>
    path === '/app-template/post' ? foreign('text/plain; charset=utf-8', PORTAL) : undefined,
  'changes a script': (path) =>
    path.startsWith('/assets/about-page-') ? foreign('text/javascript', 'console.log("watched");') : undefined,
  'changes the script that pushes': (path) =>
    path === '/sw-push.js' ? foreign('text/javascript', 'self.pushWaiting = () => {};') : undefined,
} satisfies Readonly<Record<string, (path: string) => Foreign | undefined>>;

/** What a browser logs where an answer is not the one that the list has. */
export const REFUSED = /integrity|Failed to load resource|redirect|MIME type/i;

/** Which workers there are. */
export const workers = (window: Page) =>
  window.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      installing: Boolean(registration?.installing),
      waiting: Boolean(registration?.waiting),
      active: Boolean(registration?.active),
    };
  });

/** Puts a portal on the line as soon as the worker's script has come. Gives how often it has answered. */
export function putOn(line: LossyProxy, portal: (path: string) => Foreign | undefined): () => number {
  let begun = false;
  let answered = 0;
  line.answerBy((path) => {
    begun ||= path === '/sw.js';
    const answer = begun ? portal(path) : undefined;
    if (answer) answered++;
    return answer;
  });
  return () => answered;
}

/** Waits until an install has met the portal, and has ended. */
export async function installEnds(window: Page, answered: () => number): Promise<void> {
  await expect.poll(answered).toBeGreaterThan(0);
  await expect.poll(() => workers(window).then(({ installing }) => installing)).toBe(false);
}

/** Expects that the app starts here without a network, with the pages on which a portal was. */
export async function startsOffline(browser: ChromiumBrowser, origin: string): Promise<void> {
  await browser.context.setOffline(true);
  for (const path of ['/', '/badges', '/about']) {
    const window = await browser.visit(`${origin}${path}`);
    await window.locator('html[data-live]').waitFor();
    expect(await window.getByText(PORTAL).count()).toBe(0);
    expect(await window.locator('html').getAttribute('data-document')).toBe(path);
    await window.close();
  }
  await browser.context.setOffline(false);
}

/** Visits the site while a portal answers: nothing of it becomes a part of the app, which is installed once it has gone. */
export async function keepsOut(portal: (path: string) => Foreign | undefined): Promise<void> {
  await withLine(async (line) =>
    withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      browser.problems.expect(REFUSED);
      browser.problems.expect(SERVER_GONE);
      const answered = putOn(line, portal);
      const window = await browser.visit(line.origin);
      await installEnds(window, answered);
      expect(await workers(window)).toEqual({ installing: false, waiting: false, active: false });
      line.answerBy(() => undefined);
      await load(window, line.origin);
      await controlled(window);
      await startsOffline(browser, line.origin);
      await browser.close();
    }),
  );
}
