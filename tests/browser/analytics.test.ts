import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { playedBefore } from './steps/earned.ts';
import { bareAddress, holdStorage } from './steps/held-storage.ts';
import { enterOn } from './steps/keyboard.ts';
import { openAs, openSignedIn } from './steps/learner-here.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { newLearner } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';
import { holdTime, stopTime } from './steps/stopped-time.ts';
import { NARROW, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const stats = (page: Page): Promise<void> => load(page, `${server.origin}/analytics`);

/** What stands beside a term among the figures of all games. */
const figure = (page: Page, term: string): Promise<string> =>
  page
    .locator('dl > div', { has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .innerText();

/** While this is in the session's storage, the browser refuses to open a player's database. */
const REFUSED = 'test-refused';

/** Runs in the page, before its scripts. */
function refuse(flag: string): void {
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    if (name.startsWith('tenfold-player-') && sessionStorage.getItem(flag) !== null) throw new DOMException('by the test', 'SecurityError');
    return open(name, version);
  };
}

const signInLink = (page: Page): Locator => page.getByRole('link', { name: 'Sign In to View Stats' });

inEngine('Chromium', 'Your Stats', () => {
  it('asks a guest to sign in (decision D11)', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/analytics`);
      await signInLink(page).waitFor();
      await signInLink(page).click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();
      await browser.close();
    });
  });

  it('shows a learner everything without a network, alive in every tab', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const page = await open(browser, server.origin);
      await newLearner(page, 'Ada');
      await goWithin(page, '/analytics');
      await page.getByText('No games played yet. Start your math journey!').waitFor();
      await page.getByText('No achievements yet. Start playing to earn some!').waitFor();
      await page.getByText('No achievements yet', { exact: true }).waitFor();
      expect(await signInLink(page).isVisible()).toBe(false);

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
    });
  });

  it('is one press from the practice of what is weak, whose set-up is filled in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const page = await openAs(browser, server, 'Ada', '/analytics', [{ facts: [20, 10, 90_000, null, { division: [20, 10, 90_000] }] }]);
      await page.getByRole('link', { name: 'Practise: Division, Speed Math, easy' }).click();
      const chosen = (name: string) => page.getByRole('radio', { name }).and(page.locator(':checked'));
      await chosen('Division').waitFor();
      await chosen('Easy').waitFor();

      // What is chosen then is what was played last: the link is used up.
      await page.getByRole('radio', { name: 'Addition' }).check();
      await playGame(page, { questions: 1 });
      await saved(page);
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await chosen('Addition').waitFor();
      expect(new URL(page.url()).search).toBe('');
      await browser.close();
    });
  });

  it('tells the bests of a game by set-up, each one press from that set-up', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const run: Partial<SessionSummary> = { accuracy: 100, difficulty: 'medium', facts: [12, 12, 14_400, null, {}] };
      const page = await openAs(browser, server, 'Ada', '/analytics', [
        { ...run, data: { operation: 'division', friendly: true, questions: 12 } },
        { game: 'number-sequence', accuracy: 100, data: { digits: 3, count: 5, rounds: 1, timeLimit: 60 } },
      ]);
      const inspection = new Inspection(page);
      await page.setViewportSize(NARROW.viewport);
      const bests = page.getByRole('region', { name: 'Personal bests by set-up' });
      await bests.getByRole('link', { name: 'Most digits remembered 15 digits at once' }).waitFor();
      await inspection.look('bests by set-up');
      await bests.getByRole('link', { name: 'Division, Medium, friendly numbers, 10 questions 1.2 s an answer' }).click();
      const chosen = (name: string) => page.getByRole('radio', { name }).and(page.locator(':checked'));
      await chosen('Division').waitFor();
      await chosen('Medium').waitFor();
      expect(await page.getByRole('spinbutton', { name: 'Number of questions' }).inputValue()).toBe('10');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('has an account’s games on a second device, and its first paint is never the guest’s', BEFORE_A_RELEASE, async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(browser, server, ida, '/');
      await goWithin(page, '/games/speed-math');
      await playGame(page, { questions: 2 });
      await page.getByText('Synced').first().waitFor();
      await page.goto(`${server.origin}/analytics`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Your Stats' }).waitFor();
      expect(await signInLink(page).isVisible()).toBe(false);
      await expect.poll(() => figure(page, 'Games')).toBe('1');
      await browser.close();
    });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(browser, server, ida, '/');
      await stats(page);
      await expect.poll(() => figure(page, 'Games')).toBe('1');
      await browser.close();
    });
  });

  it('waits for a device that is slow, in the header and on the page, and offers to read again what was refused', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_(?:slow|blocked)/);
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(refuse, REFUSED);
      const page = await open(browser, server.origin);
      await newLearner(page, 'Ada');
      await playedBefore(page, [{}]);

      const other = await browser.visit(bareAddress(server.origin));
      const letGo = await holdStorage(other, 'tenfold-device');
      await page.bringToFront();
      await stats(page);
      const chip = page.getByRole('button', { name: 'Who is playing?' });
      expect(await chip.getAttribute('aria-busy')).toBe('true');
      expect(await chip.innerText()).not.toMatch(/Guest|Ada/);
      await page.getByText('Loading your stats').waitFor();
      await letGo();
      await chip.getByText('Ada').waitFor();
      expect(await chip.getAttribute('aria-busy')).toBe('false');
      await expect.poll(() => figure(page, 'Games')).toBe('1');

      await page.evaluate((flag) => sessionStorage.setItem(flag, ''), REFUSED);
      await stats(page);
      const refused = page.getByText('Your stats could not be read on this device just now. Nothing is lost.');
      await refused.waitFor();
      await page.getByText('No games played yet. Start your math journey!').waitFor();
      // Noughts would say that there is nothing.
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Latest games', 'Achievements']);
      // The app reads again by itself, but no time passes now.
      await stopTime(page, true);
      await page.evaluate((flag) => sessionStorage.removeItem(flag), REFUSED);
      await page.getByRole('button', { name: 'Retry' }).click();
      await refused.waitFor({ state: 'detached' });
      expect(await figure(page, 'Games')).toBe('1');
      await browser.close();
    });
  });
});
