import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { enterOn } from './steps/keyboard.ts';
import { load, open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';

const server = serverForTests();

const stats = (page: Page): Promise<void> => load(page, `${server.origin}/analytics`);

/** What stands beside a term among the figures of all games. */
const figure = (page: Page, term: string): Promise<string> =>
  page
    .locator('dl > div', { has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .innerText();

const signInLink = (page: Page): Locator => page.getByRole('link', { name: 'Sign In to View Stats' });

inEngine('Chromium', 'Your Stats', () => {
  it('asks a guest to sign in (decision D11)', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { reducedMotion: 'reduce' });
      const page = await open(browser, `${server.origin}/analytics`);
      await signInLink(page).waitFor();
      const inspection = new Inspection(page);
      await inspection.look('statistics of a guest');
      await signInLink(page).click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();

      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('shows a learner everything without a network, alive in every tab', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { reducedMotion: 'reduce' });
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, server.origin);
      await controlled(page);
      await newLearner(page, 'Ada');
      await stats(page);
      await page.getByText('No games played yet. Start your math journey!').waitFor();
      await page.getByText('No achievements yet. Start playing to earn some!').waitFor();
      await page.getByText('No achievements yet', { exact: true }).waitFor();
      expect(await signInLink(page).isVisible()).toBe(false);

      await server.kill();
      const other = await open(browser, `${server.origin}/games/speed-math`);
      const { score } = await playGame(other, { questions: 3 });
      await saved(other);
      await expect.poll(() => figure(page, 'Games')).toBe('1');
      await other.close();
      await page.bringToFront();
      expect(await figure(page, 'Best score')).toBe(String(score));
      expect(await page.getByText('Today, 100%').count()).toBe(1);

      await enterOn(page, page.getByText('Show as table').first());
      await page.getByRole('table', { name: 'The last 8 weeks' }).getByRole('row').nth(8).waitFor();
      await page.getByRole('radio', { name: 'Accuracy' }).press('Space');
      await page.getByText('100%', { exact: true }).first().waitFor();
      const inspection = new Inspection(page);
      await inspection.look('statistics of a learner');
      await load(page, `${server.origin}/progress`);
      await page.getByRole('heading', { name: 'Weeks and days' }).waitFor();
      expect(inspection.faults).toEqual([]);
      await browser.close();
      await server.start();
    });
  });

  it('has an account’s games on a second device, and its first paint is never the guest’s', async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { reducedMotion: 'reduce' });
      const page = await open(browser, server.origin);
      await signIn(page, ida);
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await page.getByText('Synced').first().waitFor();
      await page.goto(`${server.origin}/analytics`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Your Stats' }).waitFor();
      expect(await signInLink(page).isVisible()).toBe(false);
      await expect.poll(() => figure(page, 'Games')).toBe('1');
      await browser.close();
    });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      const page = await open(browser, server.origin);
      await signIn(page, ida);
      await stats(page);
      await expect.poll(() => figure(page, 'Games')).toBe('1');
      await browser.close();
    });
  });
});
