import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { chooseClock, think } from './steps/calm.ts';
import { goOn as endCelebration } from './steps/celebrations.ts';
import { moveClockOn, withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered, raceOf } from './steps/daily-challenge.ts';
import { openAs } from './steps/learner-here.ts';
import * as race from './steps/math-race.ts';
import { load } from './steps/opening.ts';
import * as speed from './steps/speed-math.ts';
import { holdTime } from './steps/stopped-time.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const DAY_MS = 86_400_000;
const QUESTIONS = 3;
const LIMIT_S = 20;

const goOn = (page: Page) => page.getByRole('application').getByRole('button', { name: 'Go on' });
const yourAttempt = (page: Page) => page.getByRole('region', { name: 'Your attempt' });

/** A learner without a clock, from a set-up to the attempt at today's challenge. */
async function begin(page: Page): Promise<void> {
  await chooseClock(page, 'Off');
  await delivered(page);
  for (const path of ['/daily-challenge', '/daily-challenge/play']) {
    await load(page, server.origin + path);
    const terms = page.getByRole('main').locator('dt');
    await terms.getByText('Target', { exact: true }).waitFor();
    await terms.getByText('Time limit', { exact: true }).waitFor({ state: 'detached' });
  }
  await page.getByText('Your clock is off, so you have no time limit.').waitFor();
  await page.getByRole('link', { name: 'Start Challenge Game' }).click();
}

inEngine('Chromium', 'A calm attempt at the daily challenge (decision C14)', () => {
  it('passes without the time limit, and its result says Calm and tells no time', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await browser.context.addInitScript(holdTime);
      await deliver(browser.context, additions(QUESTIONS, 0, { time_limit: LIMIT_S }));
      const page = await openAs(browser, server, 'Noa', '/games/speed-math');
      await begin(page);
      let question: speed.Question | undefined;
      for (let nth = 0; nth < QUESTIONS; nth++) {
        question = await speed.question(page, question);
        await think(page);
        await page.keyboard.type(String(question.answer));
        await goOn(page).click();
      }
      await endCelebration(page).click();
      await page.getByRole('heading', { name: 'Challenge passed!' }).waitFor();
      await yourAttempt(page).getByText('Calm', { exact: true }).waitFor();
      expect(
        await yourAttempt(page)
          .getByText(/^(Time|An answer)$/)
          .count(),
      ).toBe(0);
      await browser.close();
    });
  });

  it('is ended by midnight, and its result is shown, though another day has begun', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await deliver(browser.context, raceOf(5), additions(QUESTIONS, 1));
      const page = await openAs(browser, server, 'Noa', '/games/math-race');
      await begin(page);
      const question = await race.asked(page);
      await race.onKeyboard(page, question.answer);
      await goOn(page).waitFor();
      await page.evaluate(moveClockOn, DAY_MS - (Date.now() % DAY_MS) + 1_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('heading', { name: 'Not this time' }).waitFor();
      await yourAttempt(page).getByText('Morning race').waitFor();
      await yourAttempt(page).getByText('Calm', { exact: true }).waitFor();
      expect(
        await yourAttempt(page)
          .getByText(/^(Time|An answer)$/)
          .count(),
      ).toBe(0);
      await page.getByRole('link', { name: 'To today’s challenge' }).click();
      await page.getByRole('link', { name: 'Start Challenge' }).click();
      await page.getByRole('link', { name: 'Start Challenge Game' }).waitFor();
      await page.getByRole('heading', { name: 'Sunday sums' }).waitFor();
      await browser.close();
    });
  });
});
