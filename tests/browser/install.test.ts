import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, FirstVersionSite, controlled, inEngine, withFolder, type LossyProxy } from './harness.ts';
import type { Foreign } from './harness/lossy-proxy.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { withLine } from './steps/line.ts';
import { load, open } from './steps/opening.ts';
import { PRIVATE } from './steps/windows.ts';

const PORTAL = 'Please accept the terms of this network';

const page = (type: string, body: string): Foreign => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
  body,
});
const terms = page('text/html; charset=utf-8', `<!doctype html><title>Welcome</title><h1>${PORTAL}</h1>`);
const movedTo = (address: string): Foreign => ({ status: 302, headers: { location: address }, body: '' });

const isPortal = (path: string) => path !== '/sw.js' && !path.startsWith('/api/') && !path.startsWith('/auth/');

/** What answers in the server's place while the app is installed. */
const PORTALS: Readonly<Record<string, (path: string) => Foreign | undefined>> = {
  'has its own page for everything': (path) => (isPortal(path) ? terms : undefined),
  'has its own page for one page': (path) => (path === '/badges' ? terms : undefined),
  'has its own page for one file': (path) => (path.startsWith('/assets/about-page-') ? terms : undefined),
  'sends one page on to where it is all the same': (path) => (path === '/badges' ? movedTo('/badges?seen') : undefined),
  'has another template of the right type': (path) =>
    path === '/app-template/post' ? page('text/plain; charset=utf-8', PORTAL) : undefined,
  'changes a script': (path) => (path.startsWith('/assets/about-page-') ? page('text/javascript', 'console.log("watched");') : undefined),
  'changes the script that pushes': (path) =>
    path === '/sw-push.js' ? page('text/javascript', 'self.pushWaiting = () => {};') : undefined,
};

/** What a browser logs where an answer is not the one that the list has. */
const REFUSED = /integrity|Failed to load resource|redirect|MIME type/i;

/** Which workers there are. */
const workers = (window: Page) =>
  window.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      installing: Boolean(registration?.installing),
      waiting: Boolean(registration?.waiting),
      active: Boolean(registration?.active),
    };
  });

/** Puts a portal on the line as soon as the worker's script has come. Gives how often it has answered. */
function putOn(line: LossyProxy, portal: (path: string) => Foreign | undefined): () => number {
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
async function installEnds(window: Page, answered: () => number): Promise<void> {
  await expect.poll(answered).toBeGreaterThan(0);
  await expect.poll(() => workers(window).then(({ installing }) => installing)).toBe(false);
}

/** Expects that the app starts here without a network, with the pages on which a portal was. */
async function startsOffline(browser: ChromiumBrowser, origin: string): Promise<void> {
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

inEngine('Chromium', 'A captive portal or a filter', () => {
  it.each(Object.entries(PORTALS))('that %s during the install becomes no part of the app, which is installed later', async (_, portal) => {
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
  });

  it('that comes with an update leaves the old version as it was', async () => {
    await withLine(async (line) =>
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, PRIVATE);
        browser.problems.expect(REFUSED);
        browser.problems.expect(SERVER_GONE);
        const window = await open(browser, line.origin);
        await controlled(window);
        const script = await (await fetch(`${line.origin.replace('localhost', '127.0.0.1')}/sw.js`)).text();
        let answered = 0;
        line.answerBy((path) => {
          if (path === '/sw.js') return page('text/javascript; charset=utf-8', `${script}\n// another version`);
          if (path !== '/badges') return undefined;
          answered++;
          return terms;
        });
        await window.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await installEnds(window, () => answered);
        expect(await workers(window)).toEqual({ installing: false, waiting: false, active: true });
        await startsOffline(browser, line.origin);
        await browser.close();
      }),
    );
  });

  it('that became a part of a version that kept everything goes with the next one, without a word from its pages', async () => {
    const site = await FirstVersionSite.open();
    await withLine(async (line, server) =>
      withFolder(async (profile) => {
        site.target = server.origin;
        line.target = site.origin;
        const browser = await ChromiumBrowser.open(profile, PRIVATE);
        browser.problems.expect(REFUSED);
        browser.problems.expect(SERVER_GONE);
        const answered = putOn(line, (path) => (/^\/(?:badges)?(?:\?__WB_|$)/.test(path) ? terms : undefined));
        const window = await browser.visit(line.origin);
        await controlled(window);
        expect(answered()).toBeGreaterThan(1);
        line.answerBy(() => undefined);
        await window.goto(line.origin);
        expect(await window.getByText(PORTAL).count()).toBe(1);
        site.update();
        // The browser looks for a new version whenever somebody opens a page, whatever that shows.
        await window.goto(line.origin);
        await expect.poll(() => window.evaluate(() => caches.keys()).then((names) => names.join())).not.toContain('precache');
        await load(window, line.origin);
        await startsOffline(browser, line.origin);
        await browser.close();
      }),
    );
    await site.close();
  });
});
