import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, builtFolder, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { isNextWaiting } from './steps/update.ts';
import { PRIVATE } from './steps/windows.ts';

const OFFER = 'A new version is ready';

/** A copy beside the build, so that its imports find the same packages. */
const copy = `${builtFolder}-updated-${process.pid}`;
beforeAll(async () => {
  await cp(builtFolder, copy, { recursive: true });
  await writeVersion();
});
afterAll(() => rm(copy, { recursive: true, force: true }));
const server = serverForTests({}, copy);

const SCRIPT = 'client/sw.js';
let versions = 0;

/**
 * A version of few files: an install of all is the machine's hardest work, and how many there are plays no part here. The others come from
 * the server. A version with all of them takes the place of another in browser/tabs.test.ts and browser/first-version.test.ts.
 */
function ofFewFiles(script: string): string {
  const few = script.replaceAll(/\{"url":"\/assets\/[^{}]+\},?/g, '');
  expect(few.length).toBeLessThan(script.length / 2);
  return few;
}

/** Writes another version over that of the copy: the built one, but for `change`. */
async function writeVersion(change: (script: string) => string = (script) => script): Promise<void> {
  for (const suffix of ['.br', '.gz']) await rm(`${copy}/${SCRIPT}${suffix}`, { force: true });
  const script = change(ofFewFiles(await readFile(`${builtFolder}/${SCRIPT}`, 'utf8')));
  await writeFile(`${copy}/${SCRIPT}`, `${script}\n// another version: ${++versions}\n`);
}

/** Deploys another version: other files, and a restart. */
async function deployAnother(change?: (script: string) => string): Promise<void> {
  await writeVersion(change);
  await server.restart();
}

/** A version that registers no static routes, as where a browser has none. */
function withoutStaticRoutes(script: string): string {
  expect(script).toContain('addRoutes');
  return script.replaceAll('addRoutes', 'noRoutes');
}

/** A version that holds the answer to `/api/site?held`, and after that loses one load of a page. The next load ends both. */
const losingOneLoad = (script: string): string => `
const held = [];
addEventListener('fetch', (event) => {
  const isLoad = event.request.destination === 'document';
  if (held.length === 1 ? isLoad : event.request.url.endsWith('/api/site?held')) {
    event.stopImmediatePropagation();
    event.respondWith(new Promise((answer) => held.push(answer)));
  } else if (isLoad) for (const answer of held.splice(0)) answer(Response.error());
});
${withoutStaticRoutes(script)}`;

/** A version that holds the answer to `/api/site?held`, and each load of a page after that, until a frame is loaded. Then none has a content. */
const waitingForAFrame = (script: string): string => `
const held = [];
addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination === 'iframe') {
    for (const answer of held.splice(0)) answer(new Response(null, { status: 204 }));
  } else if (destination === 'document' ? held.length > 0 : url.endsWith('/api/site?held')) {
    event.stopImmediatePropagation();
    event.respondWith(new Promise((answer) => held.push(answer)));
  }
});
${withoutStaticRoutes(script)}`;

/** Asks for data as often as a busy page ever could, for a second. Runs in the page. */
function askOften(): void {
  const asking = setInterval(() => void fetch('/api/site').catch(() => undefined), 5);
  setTimeout(() => clearInterval(asking), 1_000);
}

/** Asks for data, one answer after the other, for a second. Runs in the page. */
function askInTurn(): void {
  const end = performance.now() + 1_000;
  const ask = async () => {
    while (performance.now() < end) await fetch('/api/site').catch(() => undefined);
  };
  void ask();
}

/** Expects that the version on the server is offered to this page. */
async function isOffered(page: Page): Promise<void> {
  await page.reload();
  await page.getByText(OFFER).waitFor();
  expect(await isNextWaiting(page)).toBe(true);
}

/** Accepts the offer, and waits until the page is loaded anew and the new version is the active one. */
async function accept(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await expect.poll(() => isNextWaiting(page)).toBe(false);
}

/** Opens the app in this version, gets the next one offered, and leaves a request open that the old one holds. */
async function holdsARequest(browser: ChromiumBrowser, change: (script: string) => string): Promise<Page> {
  browser.problems.expect(SERVER_GONE);
  await deployAnother(change);
  const page = await browser.visit(server.origin);
  await controlled(page);
  await deployAnother();
  await isOffered(page);
  await page.evaluate(() => void fetch('/api/site?held').catch(() => undefined));
  return page;
}

/** Expects that the version on the server is offered, waits, and takes over when it is asked to, although the page asks for data. */
async function takesTheNext(page: Page, ask: () => void): Promise<void> {
  await isOffered(page);
  await page.evaluate(ask);
  await accept(page);
  expect(await page.getByText(OFFER).isVisible()).toBe(false);
}

inEngine('Chromium', 'A new version', () => {
  it('waits until it is asked for, and then shows itself, although its page asks for data: past the worker, and through it as in other browsers', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      // The server restarts with each version, while the page may ask it for something.
      browser.problems.expect(SERVER_GONE);
      const page = await browser.visit(server.origin);
      await controlled(page);
      // The worker that is there has static routes, which data takes past it. The next one has none, so that data keeps it busy.
      await deployAnother(withoutStaticRoutes);
      await takesTheNext(page, askOften);
      await deployAnother();
      await takesTheNext(page, askInTurn);
      await browser.close();
    });
  });

  it('takes over without a load of its page, which the old one could lose or cut off', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      await accept(await holdsARequest(browser, waitingForAFrame));
      await browser.close();
    });
  });

  it('shows itself although the old one holds a request, and loses the reload, too', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      const page = await holdsARequest(browser, losingOneLoad);
      let loads = 0;
      page.on('request', (request) => void (loads += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())));
      await accept(page);
      // The first one was lost.
      expect(loads).toBeGreaterThan(1);
      await browser.close();
    });
  });
});
