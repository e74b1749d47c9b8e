import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, controlled, HaltingDocument, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { skipCountdown, start } from './steps/game.ts';
import { holdScripts } from './steps/held-scripts.ts';
import { tabTo } from './steps/keyboard.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { newLearner, switchTo } from './steps/players.ts';
import { stage } from './steps/speed-math.ts';
import { DESKTOP, MOVING, ONE_VISIT, PHONE, PRIVATE } from './steps/windows.ts';
import { withoutTimer } from './steps/without-timer.ts';

const server = serverForTests();

const routes = ['/', '/games', '/games/speed-math', '/about', '/settings'];

/** Notes, from before the first paint, which elements move, appear and disappear in the page. */
function watchMoves(): void {
  const moves = { shift: 0, nodes: 0 };
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moves.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector('#root');
    if (!root) return;
    const observer = new MutationObserver((records) => {
      moves.nodes += records.filter((record) => record.type === 'childList').length;
    });
    observer.observe(root, { subtree: true, childList: true });
  });
}

/**
 * Presses Start so long, in ms, after React began to take it. Between two pieces of React's work passes time, as on a slow device: so at some of
 * these moments the page is committed, and its effects, after which the window is asked what the document does not know, have not run. Runs in
 * the page.
 */
function pressAfter(ms: number): void {
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (this: MessagePort, ...message: unknown[]) => void;
  MessagePort.prototype.postMessage = function (...message: unknown[]): void {
    setTimeout(() => Reflect.apply(post, this, message), 150);
  };
  const look = () => {
    const button = document.querySelector<HTMLElement>('form [type=submit]');
    const isTaken = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
    // Until then presses are kept, to be replayed later.
    if (isTaken && !('early' in window)) setTimeout(() => button?.click(), ms);
    else setTimeout(look);
  };
  look();
}

const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: { shift: number; nodes: number } }).moves);

/** The nodes that React has hydrated, which it marks. */
const taken = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#root *') ?? {}).some((key) => key.startsWith('__react')));

/** Whether the texts have the font, or its fallback since it was not there at the first paint. */
const fontOf = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dataset['font'] === undefined && document.fonts.check('1em "Atkinson Hyperlegible Next"') ? 'there' : 'late',
  );

inEngine('Chromium', 'The first screen', () => {
  it('is in the document: it reads the same without any script', async () => {
    await withFolder(async (profile) => {
      const still = await ChromiumBrowser.open(profile, { ...ONE_VISIT, javaScriptEnabled: false });
      const texts: string[] = [];
      const silent = await still.context.newPage();
      for (const route of routes) {
        await silent.goto(server.origin + route);
        texts.push(await silent.locator('main').innerText());
      }
      await still.close();
      const living = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      const page = await living.context.newPage();
      for (const [index, route] of routes.entries()) {
        await page.goto(server.origin + route);
        await taken(page);
        expect(await page.locator('main').innerText()).toBe(texts[index]);
      }
      await living.close();
    });
  });

  it('is not painted before its header has come as a whole', async () => {
    const served = await (await fetch(server.origin)).text();
    // This test needs only the paint, so the document keeps its styles and loads nothing else.
    const home = served.replaceAll(/<script>.*?<\/script>|<link rel="(?!expect)[^>]*>|@font-face\{[^}]*\}/gs, '');
    const inMain = home.slice(home.indexOf('>', home.indexOf('<main')) + 1).slice(0, 80);
    const painted = async (mark: string) => {
      const halting = await HaltingDocument.open(home, mark);
      return withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
        const page = await browser.context.newPage();
        await page.goto(halting.origin, { waitUntil: 'commit' });
        await page.locator('header').waitFor();
        // Waits many frames for a paint that must not come.
        const paints = await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 1_500));
          return performance.getEntriesByType('paint').length;
        });
        halting.goOn();
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        await browser.close();
        await halting.close();
        return paints > 0;
      });
    };
    expect([await painted('>Guest</span>'), await painted(inMain)]).toEqual([false, true]);
  });

  // The theme is the document's own, the same for every route.
  it.each([
    ['light', routes],
    ['dark', ['/']],
  ] as const)('stays where it is when React takes over, in a %s system', async (colorScheme, shown) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, colorScheme });
      await browser.context.addInitScript(watchMoves);
      for (const route of shown) {
        const page = await browser.visit(server.origin + route);
        await taken(page);
        await page.waitForLoadState('networkidle');
        expect([route, await movesOf(page)]).toEqual([route, { shift: 0, nodes: 0 }]);
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
      }
      await browser.close();
    });
  });

  it('asks for no script, no font and no manifest before it is on the display', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      // On a slow machine the app would start without a paint, after a second.
      await browser.context.addInitScript(withoutTimer, 1_000);
      for (const route of routes) {
        const page = await browser.context.newPage();
        await page.goto(server.origin + route);
        await taken(page);
        const [paintedMs, asked] = await page.evaluate(() => [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(js|woff2|webmanifest)$/.test(name))
            .map(({ name, startTime }) => ({ name, startTime })),
        ]);
        expect(
          asked.filter(({ name }) => name.endsWith('.js')),
          route,
        ).not.toEqual([]);
        expect(
          asked.filter(({ startTime }) => !(startTime >= paintedMs)),
          route,
        ).toEqual([]);
        await page.close();
      }
      await browser.close();
    });
  });

  it('has all its code before the app is installed, which fetches all there is', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      const letThrough = await holdScripts(browser, '**/assets/afterwards-*.js');
      const page = await browser.visit(server.origin);
      await taken(page);
      // Waits for what must not come.
      await page.waitForTimeout(1_500);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      letThrough();
      await controlled(page);
      await browser.close();
    });
  });

  it('of a set-up stays where it is on a phone, which says only then that it can vibrate', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
      await browser.context.addInitScript(watchMoves);
      const page = await browser.context.newPage();
      for (const game of ['speed-math', 'multiplication-table', 'number-puzzle']) {
        await page.goto(`${server.origin}/games/${game}`);
        await page.getByRole('button', { name: 'Vibration' }).waitFor();
        expect((await movesOf(page)).shift, game).toBe(0);
      }
      await browser.close();
    });
  });

  it('of the daily challenge stays where it is when the challenge comes, or that there is none', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
      await browser.context.addInitScript(watchMoves);
      const page = await browser.context.newPage();
      for (const [path, heading, then] of [
        ['/daily-challenge', 'Daily Challenge', 'No Challenge Today'],
        ['/daily-challenge/play', 'Today’s challenge', 'No active challenge found'],
      ] as const) {
        const letThrough = await holdScripts(browser);
        const loaded = page.goto(server.origin + path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        letThrough();
        await loaded;
        await page.getByRole('heading', { name: then }).waitFor();
        await page.waitForLoadState('networkidle');
        expect((await movesOf(page)).shift, path).toBe(0);
      }
      await browser.close();
    });
  });

  it('of the end of a sign-in says what it is, and leads on to home without moving anything', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
      await browser.context.addInitScript(watchMoves);
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(`${server.origin}/auth/callback`);
      await page.getByText('Completing sign in...').waitFor();
      letThrough();
      await loaded;
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([page.url(), (await movesOf(page)).shift]).toEqual([`${server.origin}/`, 0]);
      await browser.close();
    });
  });

  it.each([
    ['/settings', 'Please sign in to access settings'],
    ['/daily-challenge', 'No Challenge Today'],
    ['/daily-challenge/play', 'No active challenge found'],
  ])('of %s is there without a database, and with the code of nothing that a guest has not asked for', async (path, text) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      const page = await browser.visit(server.origin + path);
      await taken(page);
      await page.getByText(text).waitFor();
      await page.locator('aside[aria-label="Messages of the app"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const come = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''));
      const isLater =
        /^(?:dexie|open-storage|device|token-storage|sync-service|account-settings|learner-settings|bring-back|account-dialogs)-/;
      expect(come.filter((name) => isLater.test(name))).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      await browser.close();
    });
  });

  it('of /settings stays where it is when the device says who plays, and who else does', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchMoves);
      const page = await browser.visit(`${server.origin}/settings`);
      await taken(page);
      await newLearner(page, 'Ada');
      const here = page.getByRole('region', { name: 'On this device' });
      const comesWithout = async (name: string) => {
        for (const { viewport } of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await page.reload();
          await here.getByRole('listitem').filter({ hasText: 'Ada' }).waitFor();
          await page.waitForLoadState('networkidle');
          expect([name, viewport, (await movesOf(page)).shift]).toEqual([name, viewport, 0]);
        }
      };
      await comesWithout('as a learner');
      await switchTo(page, 'Guest');
      await page.getByText('Please sign in to access settings').waitFor();
      await comesWithout('as a guest beside a learner');
      await signIn(page, await accountOf(server, person('Mia')));
      await page.getByRole('region', { name: 'Devices' }).getByText('This device').waitFor();
      await comesWithout('as an account');
      await browser.close();
    });
  });

  it('does what was pressed before its scripts arrived, once, in its order, and with what was filled in between', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      browser.problems.expect(GUEST);
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(`${server.origin}/games/speed-math`);
      const theme = page.getByRole('button', { name: 'Light or dark' });
      await theme.waitFor();
      const shown = () => page.evaluate(() => document.documentElement.dataset['theme']);
      const before = await shown();
      await theme.click();
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('spinbutton', { name: 'Questions' }).fill('20');
      await page.getByRole('button', { name: 'Number of questions: less' }).click();
      await tabTo(page, start(page));
      await page.keyboard.press('Enter');
      await start(page).click();
      expect(page.url()).toBe(`${server.origin}/games/speed-math`);
      letThrough();
      await loaded;
      await skipCountdown(page);
      await stage(page).getByText('Question 1 of 15').waitFor({ state: 'attached' });
      expect(await shown()).not.toBe(before);
      await browser.close();
    });
  });

  it('begins what its address asks for, although Start is pressed before the sheet shows it', async () => {
    for (const ms of [100, 170, 240, 310]) {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
        browser.problems.expect(GUEST);
        await browser.context.addInitScript(pressAfter, ms);
        const page = await browser.context.newPage();
        await page.goto(`${server.origin}/games/speed-math?operation=division&difficulty=single&questions=7`);
        await skipCountdown(page);
        await stage(page).getByText('Question 1 of 7').waitFor({ state: 'attached' });
        await browser.close();
      });
    }
  });

  it.each([
    ['speed-math', ['Addition', 'Hard', 'Friendly numbers']],
    ['multiplication-table', ['Challenge', 'Table 7,']],
    ['math-bubble-pop', ['Multiplication']],
    ['number-puzzle', ['Medium']],
    ['calculator-vs-brain', ['Hard', 'Division']],
  ])('of %s keeps what was chosen before its scripts arrived, one thing beside the other', async (slug, names) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      browser.problems.expect(GUEST);
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(`${server.origin}/games/${slug}`);
      const main = page.getByRole('main');
      const choices = names.map((name) => main.getByRole('radio', { name }).or(main.getByRole('checkbox', { name })).first());
      for (const choice of choices) await choice.check();
      letThrough();
      await loaded;
      await taken(page);
      // Its code comes after the first screen, and renders that again.
      await main.getByRole('button', { name: /^Clock/, disabled: false }).waitFor();
      expect(await Promise.all(choices.map((choice) => choice.isChecked()))).toEqual(names.map(() => true));
      await browser.close();
    });
  });

  it('stays where it was scrolled to before its scripts arrived, also when it is come back to or loaded again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(server.origin);
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => scrollTo(0, 600));
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      await expect.poll(scrolled).toBe(600);
      letThrough();
      await loaded;
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await scrolled()).toBe(600);

      // Pressed where it is: nothing scrolls again.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Games' })
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL('**/games');
      await expect.poll(scrolled).toBe(0);
      await page.goBack();
      await expect.poll(scrolled).toBe(600);
      await page.reload();
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await scrolled()).toBe(600);
      await browser.close();
    });
  });

  it('presses nothing again once its scripts are in charge', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(server.origin);
      const theme = page.getByRole('button', { name: 'Light or dark' });
      await theme.waitFor();
      const shown = () => page.evaluate(() => document.documentElement.dataset['theme']);
      const before = await shown();
      await theme.click();
      await theme.click();
      letThrough();
      await loaded;
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      expect(await shown()).toBe(before);
      await theme.click();
      expect(await shown()).not.toBe(before);
      await browser.close();
    });
  });

  it('stays where it is when its font comes late, and keeps the one it was painted in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchMoves);
      let letThrough = (): void => undefined;
      const gate = new Promise<void>((done) => {
        letThrough = done;
      });
      await browser.context.route('**/*.woff2', async (route) => {
        await gate;
        await route.continue();
      });
      const page = await browser.context.newPage();
      await page.goto(server.origin, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.documentElement.dataset['font'] === 'late');
      letThrough();
      await taken(page);
      await page.waitForLoadState('networkidle');
      // Another style sheet makes the browser check its fonts again.
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog', { name: 'Who is playing?' }).waitFor();
      expect((await movesOf(page)).shift).toBe(0);
      expect(await fontOf(page)).toBe('late');
      // The next page is painted in it.
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
      await expect.poll(() => fontOf(page)).toBe('there');
      await browser.close();
    });
  });

  it('has its font from the first paint of the second visit on', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...DESKTOP });
      const page = await browser.visit(server.origin);
      expect(await fontOf(page)).toBe('late');
      // Asked for only once the screen is on the display, and then there: without it the app could not be installed.
      await expect
        .poll(() => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href))
        .toBe(`${server.origin}/manifest.webmanifest`);
      await controlled(page);
      await page.reload({ waitUntil: 'commit' });
      await taken(page);
      expect(await fontOf(page)).toBe('there');
      await browser.close();
    });
  });

  it('hears an answer that was typed before its scripts arrived', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      const loaded = page.goto(server.origin);
      const slot = page.locator('main input').first();
      await slot.pressSequentially('12');
      letThrough();
      await loaded;
      await page.getByText('Correct! Great job!').first().waitFor();
      expect(await slot.evaluate((field) => field === document.activeElement)).toBe(true);
      await browser.close();
    });
  });
});
