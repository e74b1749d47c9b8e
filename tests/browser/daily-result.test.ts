import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { notice, readNotice } from './steps/badges.ts';
import { celebrateUntilPressed, goOn, leaveUntil, longestMotion } from './steps/celebrations.ts';
import { moveClockOn, withinOneDay } from './steps/clocks.ts';
import { additions, deliver, smallBoard } from './steps/daily-challenge.ts';
import { perfectGame } from './steps/earned.ts';
import { GUEST } from './steps/expected.ts';
import { learnerHere, openAs } from './steps/learner-here.ts';
import * as puzzle from './steps/number-puzzle.ts';
import { load, open } from './steps/opening.ts';
import { isInSight } from './steps/in-sight.ts';
import { newLearner } from './steps/players.ts';
import { copiedLines, shareBy } from './steps/sharing.ts';
import { holdTime, passTime } from './steps/stopped-time.ts';
import { answer, begin } from './steps/speed-math.ts';
import { DESKTOP, MOVING, ONE_VISIT, PHONE } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const QUESTIONS = 3;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** How long a celebration stays that has something to press (client/ui/feedback/celebration.tsx). */
const STAYS_MS = 9_000;

/** An attempt at the challenge of so many days ago, which was not passed. */
function attemptedBefore(days: number): Partial<SessionSummary> {
  const endMs = Date.now() - days * DAY_MS;
  const day = Math.floor(endMs / DAY_MS);
  return { endMs, day, challenge: `additions-${-days}`, attempt: { revision: 1, passed: false, xpReward: 100, day } };
}

/** A run with the set-up of the challenge, at 20 s an answer. */
const SLOW_BEFORE: Partial<SessionSummary> = {
  accuracy: 100,
  data: { operation: 'addition', questions: QUESTIONS, friendly: false, clock: 'on' },
  facts: [QUESTIONS, QUESTIONS, 20_000 * QUESTIONS, null, {}],
};

async function toAttempt(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await page.getByRole('link', { name: 'Start Challenge Game' }).click();
}

const result = (page: Page) => page.getByRole('region', { name: 'Your attempt' });
/** Something that is celebrated at full size. */
const celebration = (page: Page, title: string) => result(page).getByRole('region', { name: title });
const passed = (page: Page) => page.getByRole('heading', { name: 'Challenge passed!' });
const figures = (page: Page) => result(page).locator('dt').allInnerTexts();
const redeemButton = (page: Page) => page.getByRole('button', { name: 'Redeem 100 XP' });
const nextOne = (page: Page) => page.getByText(/^The next one comes in (?:\d+\sh)? ?(?:\d+\smin)?\.$/);

inEngine('Chromium', 'The result of a daily', () => {
  it('says time and pace, the dates in a row, when the next one comes, and is shared without spoiling it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await shareBy(browser.context, 'clipboard');
      await celebrateUntilPressed(browser.context);
      await deliver(browser.context, additions(QUESTIONS), additions(QUESTIONS, 1));
      const attempts = [attemptedBefore(1), attemptedBefore(2), attemptedBefore(4)];
      const page = await openAs(browser, server, 'Noa', '/daily-challenge', attempts);
      const inspection = new Inspection(page);
      await page.getByText('Daily streak: 2 days', { exact: true }).waitFor();
      await nextOne(page).waitFor();
      await inspection.look('the day before the attempt');
      await toAttempt(page);
      await begin(page);
      await answer(page, QUESTIONS);

      // Three days of play, too.
      await leaveUntil(page, 'Warming Up');
      await leaveUntil(page);
      await passed(page).waitFor();
      await page.getByText('Daily streak: 3 days', { exact: true }).waitFor();
      expect(await figures(page)).toEqual(['Target', 'Accuracy', 'Time', 'An answer', 'Reward']);
      const before = await nextOne(page).innerText();
      await page.evaluate(moveClockOn, MINUTE_MS);
      await expect.poll(() => nextOne(page).innerText()).not.toBe(before);
      const lines = await copiedLines(page);
      expect(lines).toEqual([
        expect.stringMatching(/^Tenfold Daily Challenge, [A-Z][a-z]{2} \d{1,2}: passed$/),
        'Sunday sums, Speed Math',
        'Addition, Easy, 3 questions',
        '■■■',
        expect.stringMatching(/^3 of 3 right · \d:\d\d · \d+\.\d\ss an answer · 3 days in a row$/),
        `${server.origin}/daily-challenge`,
      ]);
      await inspection.look('the result');
      expect(inspection.faults).toEqual([]);

      // From the log of the game, once its window is gone.
      await page.reload();
      expect(await copiedLines(page)).toEqual(lines);
      await browser.close();
    });
  });

  it('celebrates that it was passed, with its reward, then a level and a badge; who comes back reads them', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await deliver(browser.context, additions(QUESTIONS));
      await celebrateUntilPressed(browser.context);
      const page = await learnerHere(browser, server, 'Noa Lind', [perfectGame(995)]);
      const inspection = new Inspection(page);
      await readNotice(page, `${server.origin}/games`, 'Perfect Score');
      await load(page, `${server.origin}/daily-challenge`);
      await toAttempt(page);
      await begin(page);
      await answer(page, QUESTIONS);

      const challenge = celebration(page, 'Challenge passed, Noa!');
      await challenge.getByText('Sunday sums').waitFor();
      expect(await longestMotion(challenge)).toBeGreaterThan(100);
      // What moves costs the machine much, and the rest of this is not about it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await passed(page).isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Back to Daily Challenge' }).isVisible()).toBe(false);
      await redeemButton(page).click();
      await challenge.getByText('Reward claimed: 100 XP').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reward claimed: 100 XP');
      // Each region says what it has to while it hides the rest.
      await page.getByRole('log').getByText('Level 2 reached.').waitFor();
      await page.keyboard.press('Enter');
      await challenge.waitFor({ state: 'detached' });
      await celebration(page, 'Level 2').getByText('Noa, you have reached it with this game.').waitFor();
      await leaveUntil(page, 'Lift-Off');
      await celebration(page, 'Lift-Off').getByRole('button', { name: 'Redeem Badge' }).click();
      await celebration(page, 'Lift-Off').getByText('Up you go. Level 2 is yours.').waitFor();
      await page.keyboard.press('Escape');
      await celebration(page, 'Lift-Off').waitFor({ state: 'detached' });
      // The other one is for the attempt itself.
      await page.getByText('You earned 2 badges').waitFor({ state: 'attached' });
      await leaveUntil(page);

      await passed(page).waitFor();
      await page.getByText('Reward claimed: 100 XP').waitFor();
      for (const title of ['Level 2', 'Lift-Off']) await result(page).getByRole('listitem').getByText(title, { exact: true }).waitFor();
      expect(await notice(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Your attempt');
      await inspection.look('what stays of the celebrations');
      await page.getByRole('link', { name: 'Back to Daily Challenge' }).click();
      await page.getByRole('link', { name: 'See your result' }).click();
      await passed(page).waitFor();
      expect(await result(page).getByRole('region').count()).toBe(0);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it(
    'celebrates a new best, and the level that the reward brings: pressed on the page, the focus stays with the result',
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        await celebrateUntilPressed(browser.context);
        await deliver(browser.context, additions(QUESTIONS));
        const page = await learnerHere(browser, server, 'Noa Lind', [perfectGame(900), SLOW_BEFORE]);
        const inspection = new Inspection(page);
        await readNotice(page, `${server.origin}/games`, 'Perfect Score');
        await load(page, `${server.origin}/daily-challenge`);
        await toAttempt(page);
        await begin(page);
        await answer(page, QUESTIONS);
        await celebration(page, 'Challenge passed, Noa!').waitFor();
        await page
          .getByRole('log')
          .getByText(/^A new best: .* It was 20\.00\ss before\.$/)
          .waitFor();
        await goOn(page).click();
        await celebration(page, 'New best, Noa!').getByText('It was 20.00\u00a0s before.').waitFor();
        await inspection.look('a new best in an attempt');
        await goOn(page).click();
        await celebration(page, 'Challenger').waitFor();
        await goOn(page).click();
        await passed(page).waitFor();
        await result(page).getByRole('listitem').getByText('New best', { exact: true }).waitFor();

        await redeemButton(page).click();
        await celebration(page, 'Level 2').getByText('The reward has brought you here.').waitFor();
        await inspection.look('a level that the reward brings');
        await goOn(page).click();
        await celebration(page, 'Lift-Off').waitFor();
        await goOn(page).click();
        await passed(page).waitFor();
        await result(page).getByRole('listitem').getByText('Level 2', { exact: true }).waitFor();
        await page.getByText('Reward claimed: 100 XP').waitFor();
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Your attempt');
        expect(inspection.faults).toEqual([]);
        await browser.close();
      });
    },
  );

  it(
    'celebrates on a phone and without motion, and goes on by itself; that of a failed attempt celebrates nothing',
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        await deliver(browser.context, additions(QUESTIONS));
        await browser.context.addInitScript(holdTime);
        const page = await openAs(browser, server, 'Noa', '/daily-challenge');
        const inspection = new Inspection(page);
        await page.setViewportSize(PHONE.viewport);
        await toAttempt(page);
        await begin(page);
        await answer(page, QUESTIONS);
        const challenge = celebration(page, 'Challenge passed, Noa!');
        await challenge.waitFor();
        expect(await longestMotion(challenge)).toBeLessThanOrEqual(1);
        expect((await challenge.locator('svg').first().boundingBox())?.width).toBeGreaterThan(100);
        expect(await isInSight(redeemButton(page))).toBe(true);
        await inspection.look('a challenge that was passed');
        await passTime(page, STAYS_MS);
        await challenge.waitFor({ state: 'detached' });
        await celebration(page, 'Challenger').waitFor();
        await passTime(page, STAYS_MS);
        await passed(page).waitFor();
        await redeemButton(page).click();
        await page.getByText('Reward claimed: 100 XP').waitFor();

        await page.setViewportSize(DESKTOP.viewport);
        await load(page, `${server.origin}/daily-challenge`);
        await newLearner(page, 'Ben');
        await toAttempt(page);
        await begin(page);
        await answer(page, 1);
        await page.keyboard.press('Escape');
        await page.getByRole('alertdialog', { name: 'End your attempt?' }).getByRole('button', { name: 'End the attempt' }).click();
        await page.getByRole('heading', { name: 'Not this time' }).waitFor();
        // The badge of who took it up may come.
        expect(await celebration(page, 'Challenge passed').count()).toBe(0);
        expect(inspection.faults).toEqual([]);
        await browser.close();
      });
    },
  );

  it('in the puzzle says moves and time; of a guest it has no streak', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'clipboard');
      await deliver(browser.context, smallBoard());
      const page = await open(browser, `${server.origin}/daily-challenge`);
      await toAttempt(page);
      const way = puzzle.wayFrom(await puzzle.cellsOf(page));
      await puzzle.slideAlong(page, way.slice(0, -1), puzzle.byArrow);
      for (const last of way.slice(-1)) await puzzle.byArrow(page, last);
      await celebration(page, 'Challenge passed!').getByText('Small board').waitFor();
      expect(await redeemButton(page).count()).toBe(0);
      await goOn(page).click();
      await passed(page).waitFor();
      expect(await figures(page)).toEqual(['Target', 'Moves', 'Time', 'Reward']);
      expect(await copiedLines(page)).toEqual([
        expect.stringMatching(/: passed$/),
        'Small board, Number Puzzle',
        expect.stringMatching(/^Easy, 3 × 3, \d+ moves$/),
        expect.stringMatching(/^\d:\d\d$/),
        `${server.origin}/daily-challenge`,
      ]);
      expect(await page.getByText(/Daily streak/).count()).toBe(0);
      expect(await nextOne(page).count()).toBe(0);
      await browser.close();
    });
  });
});
