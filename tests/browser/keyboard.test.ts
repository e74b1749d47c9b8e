import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { hiddenStops } from './steps/covered.ts';
import { GUEST } from './steps/expected.ts';
import { isInSight } from './steps/in-sight.ts';
import { enterOn, tabTo, typeInto } from './steps/keyboard.ts';
import { load, open } from './steps/opening.ts';
import { playGame, startGame } from './steps/speed-math.ts';
import { DESKTOP, ENLARGED, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** As a phone is, with keys. */
const NARROW_TALL = { viewport: PHONE.viewport };

/** What has the focus: its element and its name, for a person who reads a failure. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { localName, ariaLabel, title, textContent } = document.activeElement as HTMLElement;
    return `${localName} ${ariaLabel ?? (title || (localName === 'main' ? '' : textContent))}`.trim();
  });

/** How many Tab stops lead from one element to another. */
async function stopsTo(page: Page, target: string): Promise<number> {
  for (let stops = 1; ; stops++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === target) return stops;
    if (stops > 20) throw new Error(`Tab does not lead to ${target}.`);
  }
}

inEngine('Chromium', 'By keyboard alone', () => {
  it('a wrong answer to the problem on home is typed over', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, server.origin);
      await tabTo(page, page.getByLabel('7 + 5 = ?'));
      await page.keyboard.type('99');
      await page.getByText('Try again!').first().waitFor();
      await page.keyboard.type('12');
      await page.getByText('Correct! Great job!').first().waitFor();
      await browser.close();
    });
  });

  it('a set-up that is refused leads to what it lacks, and Tab stops once at a number', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Please select an operation').waitFor();
      expect(await focused(page)).toBe('input');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('addition');
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('spinbutton', { name: 'Time limit' }));
      // The number of questions, the clock, Start.
      expect(await stopsTo(page, 'button Start')).toBe(3);
      await browser.close();
    });
  });

  it.each([
    ['on a phone', NARROW_TALL],
    ['on a computer', DESKTOP],
    ['at 320 by 256', ENLARGED],
  ])(
    'nothing that has the focus lies under what stays at the bottom, %s, and the page has the focus when the banner goes',
    async (_where, window) => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...window, asksConsent: true });
        browser.problems.expect(GUEST);
        const page = await open(browser, `${server.origin}/games/speed-math`);
        const banner = page.getByRole('complementary', { name: 'Messages of the app' });
        const decline = banner.getByRole('button', { name: 'Decline' });
        await playGame(page, { questions: 3 });
        for (const name of ['Keep this game', 'Sign up', 'Try Again']) await page.getByRole('main').getByRole('button', { name }).waitFor();
        const walked = [];
        for (const path of ['result', '/games/speed-math', '/badges', '/settings', '/']) {
          if (path !== 'result') await load(page, server.origin + path);
          await decline.waitFor();
          const { stops, hidden } = await hiddenStops(page);
          walked.push({ path, isWhole: stops > 8, hidden });
        }
        expect(walked).toEqual(walked.map(({ path }) => ({ path, isWhole: true, hidden: [] })));
        await enterOn(page, decline);
        await expect.poll(() => focused(page)).toBe('main');
        await browser.close();
      });
    },
  );

  it('the menu of a narrow window gives the focus back to its button, and does not cover what Tab leads on to', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await open(browser, server.origin);
      await enterOn(page, page.getByRole('button', { name: 'Open menu' }));
      await tabTo(page, page.locator('#site-menu').getByRole('link', { name: 'Daily' }));
      await page.keyboard.press('Escape');
      await page.locator('#site-menu').waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('button Open menu');
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator('#site-menu').getByRole('button').last());
      expect(await page.locator('#site-menu').isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      await page.locator('#site-menu').waitFor({ state: 'detached' });
      await expect.poll(() => isInSight(page.locator(':focus'))).toBe(true);
      await browser.close();
    });
  });

  it('Tab goes round in a dialog: after its last control comes its first, and before its first its last', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await startGame(page, { questions: 3 });
      await page.keyboard.press('Escape');
      const round = ['button Close', 'button Stop the game', 'button Keep playing'];
      await expect.poll(() => focused(page)).toBe('button Keep playing');
      for (const stop of round) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(stop);
      }
      for (const stop of ['button Stop the game', 'button Close', 'button Keep playing']) {
        await page.keyboard.press('Shift+Tab');
        expect(await focused(page)).toBe(stop);
      }
      await browser.close();
    });
  });

  it('the focus follows what a dialog shows next, and is on the result once the game on it is kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 3 });
      await enterOn(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
      const dialog = page.getByRole('dialog');
      await enterOn(page, dialog.getByRole('button', { name: 'Sign up' }));
      await expect.poll(() => page.evaluate(() => document.activeElement === document.querySelector('dialog input'))).toBe(true);
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('button Sign In');
      await enterOn(page, page.getByRole('main').getByRole('button', { name: 'Keep this game' }));
      await typeInto(page, dialog.getByLabel('Nickname'), 'Ada');
      await page.keyboard.press('Enter');
      await page.getByText('Saved on this device').waitFor();
      await expect.poll(() => focused(page)).toBe('section Speed Math: result');
      await browser.close();
    });
  });
});
