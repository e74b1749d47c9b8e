import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { moveClockOn, withinOneDay } from './steps/clocks.ts';
import { additions, deliver, smallBoard } from './steps/daily-challenge.ts';
import { playedBefore } from './steps/earned.ts';
import { GUEST } from './steps/expected.ts';
import * as puzzle from './steps/number-puzzle.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { copiedLines, shareBy } from './steps/sharing.ts';
import { answer, begin } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const QUESTIONS = 3;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** An attempt at the challenge of so many days ago, which was not passed. */
function attemptedBefore(days: number): Partial<SessionSummary> {
  const endMs = Date.now() - days * DAY_MS;
  const day = Math.floor(endMs / DAY_MS);
  return { endMs, day, challenge: `additions-${-days}`, attempt: { revision: 1, passed: false, xpReward: 100, day } };
}

async function toAttempt(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await page.getByRole('link', { name: 'Start Challenge Game' }).click();
}

const figures = (page: Page) => page.getByRole('region', { name: 'Your attempt' }).locator('dt').allInnerTexts();
const nextOne = (page: Page) => page.getByText(/^The next one comes in (?:\d+ h)? ?(?:\d+ min)?\.$/);

inEngine('Chromium', 'The result of a daily', () => {
  it('says time and pace, the dates in a row, when the next one comes, and is shared without spoiling it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await shareBy(browser.context, 'clipboard');
      await deliver(browser.context, additions(QUESTIONS), additions(QUESTIONS, 1));
      const page = await open(browser, `${server.origin}/daily-challenge`);
      const inspection = new Inspection(page);
      await newLearner(page, 'Noa');
      await playedBefore(page, [attemptedBefore(1), attemptedBefore(2), attemptedBefore(4)]);
      await page.reload();
      await page.getByText('Daily streak: 2 days', { exact: true }).waitFor();
      await nextOne(page).waitFor();
      await inspection.look('the day before the attempt');
      await toAttempt(page);
      await begin(page);
      await answer(page, QUESTIONS);

      await page.getByRole('heading', { name: 'Challenge passed!' }).waitFor();
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
        expect.stringMatching(/^3 of 3 right · \d:\d\d · \d+\.\d s an answer · 3 days in a row$/),
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

  it('in the puzzle says moves and time; of a guest it has no streak', async () => {
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
      await page.getByRole('heading', { name: 'Challenge passed!' }).waitFor();
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
