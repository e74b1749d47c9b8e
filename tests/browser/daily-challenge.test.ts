import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, ServerData, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { goOn } from './steps/celebrations.ts';
import { moveClockOn, setClockOn, withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered, publish, raceOf, smallBoard } from './steps/daily-challenge.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { resumeDialog, skipCountdown } from './steps/game.ts';
import { openAs, openSignedIn } from './steps/learner-here.ts';
import { race } from './steps/math-race.ts';
import * as puzzle from './steps/number-puzzle.ts';
import { isInSight } from './steps/in-sight.ts';
import { load, open } from './steps/opening.ts';
import { dashboard, keepAs, newLearner } from './steps/players.ts';
import { answer, begin, question, stage } from './steps/speed-math.ts';
import { NOT_INSTALLED, ONE_VISIT, PRIVATE, SMALLEST_PHONE } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const QUESTIONS = 3;
const WEEKS = 14;
const DAY_MS = 86_400_000;

const passed = (page: Page) => page.getByRole('heading', { name: 'Challenge passed!' });

/** From /daily-challenge to the game. */
async function toAttempt(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await page.getByRole('link', { name: 'Start Challenge Game' }).click();
}

/** The same, to the first question of Speed Math. */
async function beginAttempt(page: Page): Promise<void> {
  await toAttempt(page);
  await begin(page);
}

const redeemButton = (page: Page) => page.getByRole('button', { name: 'Redeem 100 XP' });

const celebrated = (page: Page) => page.getByRole('region', { name: /^Challenge passed/ });

/** From an attempt that has just passed to its result. */
async function toResult(page: Page): Promise<void> {
  await celebrated(page).waitFor();
  await goOn(page).click();
  await passed(page).waitFor();
}

/** Takes the reward of an attempt that has just passed. */
async function redeem(page: Page): Promise<void> {
  await toResult(page);
  await redeemButton(page).click();
  await page.getByText('Reward claimed: 100 XP').waitFor();
}

const best = (page: Page) => page.getByRole('region', { name: 'Your Best Today' });

/** The cell of today in the month. */
const today = (page: Page) => page.getByRole('table').locator('[aria-current=date]');

inEngine('Chromium', 'The daily challenge', () => {
  it('is attempted, passed and redeemed by a learner with no network, once, and practised afterwards', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      browser.problems.expect(SERVER_GONE);
      await deliver(browser.context, additions(QUESTIONS), additions(QUESTIONS, 1));
      const page = await open(browser, server.origin);
      await newLearner(page, 'Noa');
      await delivered(page);
      await controlled(page);
      await server.kill();

      await load(page, `${server.origin}/daily-challenge`);
      await best(page).getByText('Not attempted yet').waitFor();
      expect(await today(page).innerText()).toContain('not attempted yet');
      await page.getByText('10:00 to 13:00 UTC').waitFor();
      const inspection = new Inspection(page);
      await inspection.look('a challenge to attempt');
      await page.getByRole('link', { name: 'Start Challenge' }).click();
      await page.getByRole('heading', { name: 'Sunday sums' }).waitFor();
      await inspection.look('before the attempt');
      await page.getByRole('link', { name: 'Start Challenge Game' }).click();
      await begin(page);
      await answer(page, QUESTIONS);

      await toResult(page);
      expect(page.url()).toBe(`${server.origin}/daily-challenge/play`);
      await page.getByText('100%').waitFor();
      await page.getByText('Daily streak: 1 day', { exact: true }).waitFor();
      await inspection.look('an attempt that passed');
      await page.getByRole('button', { name: 'Redeem 100 XP' }).dblclick();
      await page.getByText('Reward claimed: 100 XP').waitFor();
      await inspection.look('a reward that was claimed');
      expect(inspection.faults).toEqual([]);

      await page.getByRole('link', { name: 'Back to Daily Challenge' }).click();
      await best(page).getByText('40', { exact: true }).waitFor();
      await best(page).getByText('Daily streak: 1 day', { exact: true }).waitFor();
      await best(page)
        .getByText(/^The next one comes in /)
        .waitFor();
      expect(await today(page).innerText()).toContain('passed');
      await load(page, `${server.origin}/games/speed-math?challenge=true`);
      await passed(page).waitFor();

      await page.getByRole('link', { name: 'Play again for practice' }).click();
      await begin(page);
      await answer(page, QUESTIONS);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
      await load(page, server.origin);
      // Once the attempt's XP and its reward, and the practice counts as any other game.
      expect(await dashboard(page)).toMatchObject({ games: 2, xp: 100 + 2 * 20 });
      await browser.close();
    });
  });

  it('in Math Race, of an account, is judged by the server: another device has the result and the reward from it', async () => {
    await publish(server, raceOf(5));
    const mia = await accountOf(server, person('Mia'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(browser, server, mia, '/daily-challenge');
      await page.getByRole('heading', { name: 'Morning race' }).waitFor();
      await toAttempt(page);
      await skipCountdown(page);
      await race(page, '+++++');
      await redeem(page);
      const stored = () => new ServerData(server.dataDir).items(mia.email).map(({ kind, status }) => `${kind} ${status}`);
      await expect.poll(stored).toEqual(expect.arrayContaining(['session accepted', 'reward-claim accepted']));
      await browser.close();
    });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(browser, server, mia, '/daily-challenge');
      await best(page).getByText('60', { exact: true }).waitFor();
      await best(page).getByText('Passed', { exact: true }).waitFor();
      await best(page).getByText('Reward claimed: 100 XP').waitFor();
      await page.getByRole('link', { name: 'See your result' }).click();
      await passed(page).waitFor();
      await browser.close();
    });
  });

  it('in Number Puzzle is passed by who solves the board, and redeemed', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await deliver(browser.context, smallBoard());
      const page = await openAs(browser, server, 'Noa', '/daily-challenge');
      await page.getByRole('heading', { name: 'Small board' }).waitFor();
      await toAttempt(page);
      const way = puzzle.wayFrom(await puzzle.cellsOf(page));
      await puzzle.slideAlong(page, way.slice(0, -1), puzzle.byArrow);
      const last = way.at(-1);
      if (!last) throw new Error('The board is solved from the start.');
      await puzzle.byArrow(page, last);
      await redeem(page);
      await browser.close();
    });
  });

  it('of a learner whose browser dies in the attempt is over with what was answered, and is never offered again', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await deliver(first.context, additions(QUESTIONS));
      const page = await openAs(first, server, 'Noa', '/daily-challenge');
      await delivered(page);
      await beginAttempt(page);
      await question(page, await answer(page, 1));
      await first.kill();

      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await deliver(second.context, additions(QUESTIONS));
      const back = await open(second, `${server.origin}/daily-challenge/play`);
      await back.getByRole('heading', { name: 'Not this time' }).waitFor();
      await back.getByText('20', { exact: true }).waitFor();
      await load(back, `${server.origin}/games/speed-math`);
      await back.getByRole('button', { name: 'Start', exact: true }).waitFor();
      expect(await resumeDialog(back).count()).toBe(0);
      await second.close();
    });
  });

  it('gives the focus on while rewards of earlier days are taken by keyboard: to those that are left, then to the page', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await deliver(browser.context, additions(QUESTIONS, -2, { title: 'Thursday sums' }), additions(QUESTIONS, -1));
      const passedOn = (days: number) => ({ challenge: `additions-${days}`, attempt: { revision: 1, passed: true, xpReward: 100 } });
      const page = await openAs(browser, server, 'Noa', '/daily-challenge', [passedOn(-2), passedOn(-1)]);
      const waiting = page.getByRole('region', { name: 'Won and not yet redeemed' });
      const isFocused = (element: Locator) => expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
      await expect.poll(() => redeemButton(page).count()).toBe(2);
      await redeemButton(page).first().press('Enter');
      await isFocused(waiting);
      expect(await redeemButton(page).count()).toBe(1);
      await waiting.getByText('Thursday sums').waitFor();
      await redeemButton(page).press('Enter');
      await waiting.waitFor({ state: 'detached' });
      await isFocused(page.getByRole('main'));
      await browser.close();
    });
  });

  it(
    'that was passed is paid after midnight, too, and says so: on the result still open, and among the rewards that wait',
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        await deliver(browser.context, additions(QUESTIONS, 0), additions(QUESTIONS, 1, { title: 'Monday sums' }));
        const page = await openAs(browser, server, 'Noa', '/daily-challenge');
        await beginAttempt(page);
        await answer(page, QUESTIONS);
        await celebrated(page).waitFor();
        await page.evaluate(moveClockOn, DAY_MS);
        await redeem(page);
        await page.getByRole('link', { name: 'To today’s challenge' }).click();
        await page.getByRole('heading', { name: 'Monday sums' }).waitFor();

        // A document that is loaded has the right clock again.
        await load(page, `${server.origin}/daily-challenge`);
        await newLearner(page, 'Ben');
        await beginAttempt(page);
        await answer(page, QUESTIONS);
        await toResult(page);
        await page.getByRole('link', { name: 'Back to Daily Challenge' }).click();
        await best(page).getByText('40', { exact: true }).waitFor();
        await page.evaluate(moveClockOn, DAY_MS);
        // The page looks at the day when somebody comes back to it.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.getByRole('region', { name: 'Won and not yet redeemed' }).waitFor();
        await redeemButton(page).click();
        // The row has gone with its reward: what was done is said above the page.
        await page.getByRole('region', { name: 'Won and not yet redeemed' }).waitFor({ state: 'detached' });
        await page.getByRole('status').getByText('Reward claimed: 100 XP').waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
        await page.getByRole('heading', { name: 'Monday sums' }).waitFor();
        await browser.close();
      });
    },
  );

  it('of a guest is shown and kept on its page; leaving ends it; a device that was offline for two weeks has its day', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      for (const declared of [GUEST, SERVER_GONE]) browser.problems.expect(declared);
      await deliver(browser.context, additions(QUESTIONS, 0), additions(QUESTIONS, WEEKS, { title: 'In two weeks' }));
      const page = await open(browser, `${server.origin}/daily-challenge`);
      // On the smallest phone each step is a button in sight, whatever stands above it.
      await page.setViewportSize(SMALLEST_PHONE.viewport);
      for (const name of ['Start Challenge', 'Start Challenge Game']) {
        const step = page.getByRole('link', { name, exact: true });
        await expect.poll(() => isInSight(step)).toBe(true);
        await step.click();
      }
      await begin(page);
      await answer(page, 1);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog', { name: 'End your attempt?' }).getByRole('button', { name: 'End the attempt' }).click();
      await page.getByRole('heading', { name: 'Not this time' }).waitFor();
      expect(await stage(page).count()).toBe(0);
      await keepAs(page, 'Ada');
      await page.getByRole('link', { name: 'Back to Daily Challenge' }).click();
      await best(page).getByText('20', { exact: true }).waitFor();
      await best(page).getByText('Not passed').waitFor();

      // The documents still come: that the app opens without a network, the first test shows.
      await browser.context.route('**/api/**', (route) => route.abort());
      await setClockOn(browser, WEEKS * DAY_MS);
      await load(page, `${server.origin}/daily-challenge`);
      await page.getByRole('heading', { name: 'In two weeks' }).waitFor();
      await setClockOn(browser, DAY_MS);
      await load(page, `${server.origin}/daily-challenge`);
      await page.getByRole('heading', { name: 'No Challenge Today' }).waitFor();
      await page.getByText("Check back later for today's challenge!").waitFor();
      await load(page, `${server.origin}/daily-challenge/play`);
      await page.getByRole('heading', { name: 'No active challenge found' }).waitFor();
      await browser.close();
    });
  });

  it('comes to a newcomer whose page has said that there is none, once the network is back, and is kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(SERVER_GONE);
      await browser.context.route('**/api/content/challenges', (route) => route.abort());
      const page = await open(browser, `${server.origin}/daily-challenge`);
      await page.getByRole('heading', { name: 'No Challenge Today' }).waitFor();
      expect(await today(page).innerText()).toContain('no challenge');
      await deliver(browser.context, additions(QUESTIONS));
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('heading', { name: 'Sunday sums' }).waitFor();
      await delivered(page);
      await browser.close();
    });
  });
});
