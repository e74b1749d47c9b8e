import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { notice } from './steps/badges.ts';
import { perfectGame, playedBefore } from './steps/earned.ts';
import { GUEST } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { answer, onKeyboard, startGame, summary } from './steps/speed-math.ts';
import { DESKTOP, NOT_INSTALLED, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** Gives locks on the screen, which a browser without one refuses, and notes them. Runs in the page, before its own scripts. */
function giveLocks(): void {
  // A page without an origin, in which a window begins, has none.
  if (!navigator.wakeLock) return;
  const locks: { released: boolean }[] = [];
  navigator.wakeLock.request = async () => {
    const lock = Object.assign(new EventTarget(), { type: 'screen' as const, onrelease: null, released: false });
    locks.push(lock);
    return Object.assign(lock, { release: async () => void (lock.released = true) });
  };
  Object.assign(window, { locks });
}

/** Which of the locks that were given have been given back. */
const givenBack = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() => (window as unknown as { locks: readonly { readonly released: boolean }[] }).locks.map(({ released }) => released));

/** Notes each sign that is put on the app's icon. Runs in the page, before its own scripts. */
function noteSigns(): void {
  const signs: (number | undefined)[] = [];
  navigator.setAppBadge = async (sign) => void signs.push(sign);
  Object.assign(window, { signs });
}

/** The sign that a tab has put on the app's icon last. */
const lastSign = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as unknown as { signs: readonly number[] }).signs.at(-1));

/** Keeps what the app does with a later launch. Runs in the page, before its own scripts. */
function keepConsumer(): void {
  const setConsumer = (launch: unknown) => void Object.assign(window, { launch });
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
}

interface Launched {
  readonly launch?: (launch: { readonly targetURL: string }) => void;
}

/** Starts the app once more, with a shortcut that leads to `path`: the browser brings its window to the front. */
async function launch(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => 'launch' in window);
  await page.evaluate((targetURL) => (window as Launched).launch?.({ targetURL }), server.origin + path);
}

inEngine('Chromium', 'The app on a device', () => {
  it('opens a shortcut in the window that is there, and leaves a game in play alone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(keepConsumer);
      const page = await open(browser, `${server.origin}/badges`);
      await launch(page, '/games/speed-math');
      await startGame(page, { questions: 2 });
      await launch(page, '/daily-challenge');
      await answer(page, 2, onKeyboard);
      await summary(page);
      expect(new URL(page.url()).pathname).toBe('/games/speed-math');
      await launch(page, '/daily-challenge');
      await page.getByRole('heading', { level: 1, name: 'Daily Challenge' }).waitFor();
      await browser.close();
    });
  });

  it('keeps the screen on from the first question to the result, and not before or after', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(giveLocks);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      expect(await givenBack(page)).toEqual([]);
      await startGame(page, { questions: 2 });
      await answer(page, 2, async (shown, right) => {
        await expect.poll(() => givenBack(shown)).toEqual([false]);
        await onKeyboard(shown, right);
      });
      await summary(page);
      await expect.poll(() => givenBack(page)).toEqual([true]);
      await browser.close();
    });
  });

  it('has a sign on its icon while a badge waits to be read of, and takes it away when one tab has read', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...DESKTOP });
      await browser.context.addInitScript(noteSigns);
      const one = await open(browser, server.origin);
      await newLearner(one, 'Ada');
      await expect.poll(() => lastSign(one)).toBe(0);
      await playedBefore(one, [perfectGame(950)]);
      await load(one, server.origin);
      await expect.poll(() => lastSign(one)).toBe(1);
      const two = await open(browser, `${server.origin}/games`);
      await expect.poll(() => lastSign(two)).toBe(1);
      await notice(two).click();
      for (const tab of [two, one]) await expect.poll(() => lastSign(tab)).toBe(0);
      await browser.close();
    });
  });
});
