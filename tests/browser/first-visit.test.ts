import type { Locator, Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { dashboard, keepAs } from './steps/players.ts';
import { playGame, question, result, saved, startGame, summary } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const MISSING = /This page needs the network once more. Tenfold is not saved on this device yet/;

/** The scripts of the screens of a run and of its result, when all that the document asks for itself has come. Runs in the page. */
function wholeGame(): readonly string[] | null {
  const come = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]:not([disabled])')];
  const scripts = (part: string) => come.filter((name) => new RegExp(`/assets/${part}-[\\w-]{7}\\.js$`).test(name));
  const [run, play, results] = [scripts('run-screen'), scripts('play'), scripts('result')];
  const isWhole = run.length === 1 && play.length === 1 && results.length === 2 && needed.every(({ href }) => come.includes(href));
  return isWhole ? [...run, ...play, ...results] : null;
}

/** Clicks a link whose page cannot be had, and waits until its address was asked for in vain. */
async function refused(page: Page, path: string, link: Locator): Promise<void> {
  const isAsked = (request: Request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname === path;
  await Promise.all([page.waitForEvent('requestfailed', isAsked), link.click()]);
}

/** A window on the set-up of Speed Math. There is no service worker, as if its install never ended. */
async function openGame(profile: string): Promise<{ readonly browser: ChromiumBrowser; readonly page: Page }> {
  const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
  for (const declared of [SERVER_GONE, /User not authenticated/, /Failed to fetch dynamically imported module/]) {
    browser.problems.expect(declared);
  }
  return { browser, page: await open(browser, `${server.origin}/games/speed-math`) };
}

/** Begins to use the set-up: who does so has the whole game. */
async function fetchWholeGame(page: Page): Promise<void> {
  await page.locator('aside[aria-label="Messages of the app"]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Speed Math', level: 1 }).hover();
  const scripts = await (await page.waitForFunction(wholeGame)).jsonValue();
  // A script that has come asks for those that it imports: it is there when they are. A text, so that nobody rewrites the import.
  await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((script) => import(script))).then(() => undefined)`);
}

inEngine('Chromium', 'On a first visit whose network goes before the app is installed', () => {
  it('a guest plays what is loaded to the end, hears what is missing, and loses nothing by going to a page that is not there', async () => {
    await withFolder(async (profile) => {
      const { browser, page } = await openGame(profile);
      await page.evaluate(() => Object.assign(window, { sameWindow: true }));
      await fetchWholeGame(page);
      await server.kill();
      try {
        const played = await playGame(page, { questions: 2 });
        expect(played).toMatchObject({ accuracy: 100 });
        await page.getByText(MISSING).waitFor();
        // Each link has found that nobody answers before the server is there again: later it would lead on.
        await refused(page, '/games', page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }));
        await refused(page, '/', page.getByRole('banner').getByRole('link', { name: 'Tenfold' }));
        await page.getByRole('button', { name: 'Who is playing?' }).click();
        expect(await result(page).innerText()).toContain(String(played.score));
        expect(page.url()).toBe(`${server.origin}/games/speed-math`);
        expect(await page.getByText('Something went wrong').count()).toBe(0);
      } finally {
        await server.start();
      }
      await page.getByRole('dialog', { name: 'Who is playing?' }).getByRole('button', { name: 'Close' }).click();
      await keepAs(page, 'Noa');
      await saved(page);
      await page.getByRole('banner').getByRole('link', { name: 'Tenfold' }).click();
      await expect.poll(() => page.url()).toBe(`${server.origin}/`);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(await page.getByText(MISSING).count()).toBe(0);
      // All of it happened in the first window, without a reload.
      expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await browser.close();
    });
  });

  it('a part that is lost on its way is fetched again, and what is on screen stays', async () => {
    await withFolder(async (profile) => {
      const { browser, page } = await openGame(profile);
      await page.evaluate(() => Object.assign(window, { sameWindow: true }));
      const lost: string[] = [];
      // The first try for each of these files fails, though the server answers.
      await page.route(/\/assets\/(?:catalogue-page|players-dialog)-[^/]*\.js$/, async (route) => {
        const name = route.request().url();
        if (lost.includes(name)) return route.continue();
        lost.push(name);
        return route.abort();
      });
      const played = await playGame(page, { questions: 2 });
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog', { name: 'Who is playing?' }).getByRole('button', { name: 'Close' }).click();
      expect(await result(page).innerText()).toContain(String(played.score));
      await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
      await expect.poll(() => page.url()).toBe(`${server.origin}/games`);
      expect(lost).toHaveLength(2);
      expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
      await browser.close();
    });
  });

  it('a game goes on while the question whether to stop it cannot be had, and it is asked once when it can', async () => {
    await withFolder(async (profile) => {
      const { browser, page } = await openGame(profile);
      let isLost = true;
      await page.route(/\/assets\/discard-dialog-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
      await startGame(page, { questions: 2 });
      const stopping = page.getByRole('alertdialog', { name: 'Stop this game?' });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      const first = await question(page);
      await page.keyboard.type(String(first.answer));
      const second = await question(page, first);
      expect(await stopping.count()).toBe(0);
      isLost = false;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await stopping.getByRole('button', { name: 'Keep playing' }).click();
      await stopping.waitFor({ state: 'detached' });
      expect(await question(page)).toEqual(second);
      await page.keyboard.type(String(second.answer));
      expect(await summary(page)).toMatchObject({ accuracy: 100 });
      await browser.close();
    });
  });

  it('a link that is pressed before the table of pages has come leads to its page when it has, without a reload', async () => {
    await withFolder(async (profile) => {
      const { browser, page } = await openGame(profile);
      let letCome = () => {};
      const mayCome = new Promise<void>((resolve) => (letCome = resolve));
      const table = /\/assets\/pages-[^/]*\.js$/;
      await page.route(table, async (route) => {
        await mayCome;
        await route.continue();
      });
      const asked = page.waitForRequest(table);
      await load(page, `${server.origin}/games/speed-math`);
      await page.evaluate(() => Object.assign(window, { sameWindow: true }));
      await asked;
      await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
      expect(await page.getByRole('heading', { name: 'Speed Math', level: 1 }).isVisible()).toBe(true);
      expect(page.url()).toBe(`${server.origin}/games/speed-math`);
      letCome();
      await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
      expect(page.url()).toBe(`${server.origin}/games`);
      expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
      await browser.close();
    });
  });

  it('all that waits for the network comes when it is back', async () => {
    await withFolder(async (profile) => {
      const { browser, page } = await openGame(profile);
      await fetchWholeGame(page);
      let isLost = true;
      await page.route(/./, (route) => (isLost ? route.abort() : route.continue()));
      await playGame(page, { questions: 2 });
      // Of the page of the games style sheets are lost, for which all parts wait that come later.
      await refused(page, '/games', page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }));
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByText(MISSING).waitFor();
      isLost = false;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('dialog', { name: 'Who is playing?' }).getByRole('button', { name: 'Close' }).click();
      await keepAs(page, 'Noa');
      await saved(page);
      await browser.close();
    });
  });

  it('the document that came can be read while the code of its page is out of reach, and works when the network is back', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(SERVER_GONE);
      const page = await browser.context.newPage();
      let lost = true;
      await page.route(/\/assets\/speed-math-|\/games\/speed-math$/, async (route) => {
        const first = route.request().isNavigationRequest();
        await (lost && !first ? route.abort() : route.continue());
      });
      await page.goto(`${server.origin}/games/speed-math`);
      await page.getByRole('heading', { name: 'Speed Math', level: 1 }).waitFor();
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/games/speed-math'));
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      lost = false;
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await page.getByRole('radio', { name: 'Addition' }).check();
      await browser.close();
    });
  });
});

inEngine('Chromium', 'A guest who has kept a game', () => {
  it('is that learner from then on, although what follows the device’s players has not come yet', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await browser.context.newPage();
      let letThrough = (): void => undefined;
      const gate = new Promise<void>((done) => (letThrough = done));
      await page.route(/\/assets\/run-device-.*\.js$/, async (route) => {
        await gate;
        await route.continue();
      });
      await load(page, `${server.origin}/games/speed-math`);
      const asked = page.waitForRequest(/\/assets\/run-device-/);
      await playGame(page, { questions: 1 });
      await keepAs(page, 'Noa');
      await asked;
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await playGame(page, { questions: 2 });
      await saved(page);
      letThrough();
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 2 });
      await browser.close();
    });
  });
});

inEngine('Chromium', 'A page whose code belongs to a version that is gone', () => {
  it('is loaded from the server when one goes there, and only then', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Failed to load resource/);
      const page = await browser.context.newPage();
      let gone = true;
      await page.route(/\/assets\/catalogue-.*\.js$/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
      // The server has another version by now.
      await page.route(`${server.origin}/games`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/data-app="[^"]+"/, 'data-app="app-of-another-version.js"');
        await route.fulfill({ response: answer, body });
      });
      await page.goto(server.origin);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      const link = page.getByRole('banner').getByRole('link', { name: 'Games', exact: true });
      const missed = page.waitForResponse((response) => response.status() === 404);
      await link.hover();
      await missed;
      expect(page.url()).toBe(`${server.origin}/`);
      page.on('request', (request) => {
        if (request.isNavigationRequest()) gone = false;
      });
      await link.click();
      await page.waitForURL(`${server.origin}/games`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      expect(gone).toBe(false);
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      await browser.close();
    });
  });
});
