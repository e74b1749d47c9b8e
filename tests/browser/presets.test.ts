import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { skipCountdown } from './steps/game.ts';
import { enterOn } from './steps/keyboard.ts';
import { learnerHere } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { shiftsOf, watchShifts } from './steps/shifts.ts';
import { playGame, question, stage } from './steps/speed-math.ts';
import { DESKTOP, MOVING, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const presets = (page: Page) => page.getByRole('group', { name: 'Ready-made set-ups' });
const preset = (page: Page, name: string) => presets(page).getByRole('button', { name, exact: true });
const chosen = (page: Page) => presets(page).getByRole('button', { pressed: true });
const start = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(?:Start|Begin)$/ });
const names = (page: Page) => presets(page).getByRole('button').allInnerTexts();
const checked = (page: Page, name: string) => page.getByRole('radio', { name }).and(page.locator(':checked')).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Of twenty divisions half were wrong. */
const WEAK: Partial<SessionSummary> = {
  data: { operation: 'addition', friendly: false, timeLimit: 90, questions: 12 },
  facts: [40, 30, 180_000, null, { division: [20, 10, 90_000], addition: [20, 20, 90_000] }],
};

inEngine('Chromium', 'The presets of a set-up', () => {
  it('fill in the form by keyboard and are ready: Start has the focus, the preset is chosen and said, and Enter plays it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      expect([await names(page), await chosen(page).count()]).toEqual([['Warm-up 60\u00a0s'], 0]);
      await start(page).click();
      await page.getByRole('main').getByRole('alert').getByText('Please select an operation').waitFor();
      await enterOn(page, preset(page, 'Warm-up 60 s'));
      await checked(page, 'Addition');
      await checked(page, 'Easy');
      expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
      expect([await chosen(page).allInnerTexts(), await focused(page)]).toEqual([['Warm-up 60\u00a0s'], 'Start']);
      await presets(page).getByText('Warm-up 60 s: filled in.').waitFor();
      expect(await stage(page).count()).toBe(0);
      await page.getByRole('radio', { name: 'Medium' }).check();
      expect(await chosen(page).count()).toBe(0);
      await enterOn(page, preset(page, 'Warm-up 60 s'));
      await page.keyboard.press('Enter');
      await skipCountdown(page);
      await question(page);
      await browser.close();
    });
  });

  it('offer a guest the last game of this window again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 3 });
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await preset(page, 'As last time').waitFor();
      expect([await names(page), await chosen(page).allInnerTexts()]).toEqual([['Warm-up 60\u00a0s', 'As last time'], ['As last time']]);
      await preset(page, 'Warm-up 60 s').click();
      const questions = page.getByRole('spinbutton', { name: 'Number of questions' });
      expect(await questions.inputValue()).toBe('20');
      await preset(page, 'As last time').click();
      await checked(page, 'Addition');
      expect(await questions.inputValue()).toBe('3');
      await browser.close();
    });
  });

  it('name what a learner did last and what is weak, offline too, in one row that moves nothing when they come', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchShifts);
      const page = await learnerHere(browser, server, 'Ada', [WEAK]);
      await loseServices(browser);
      for (const { viewport } of [DESKTOP, PHONE, SMALLEST_PHONE]) {
        await page.setViewportSize(viewport);
        await load(page, `${server.origin}/games/speed-math`);
        await preset(page, 'Your weak spot: Division').waitFor();
        expect(await names(page)).toEqual(['Warm-up 60\u00a0s', 'As last time', 'Your weak spot: Division']);
        await page.waitForLoadState('networkidle');
        expect([viewport.width, await shiftsOf(page)]).toEqual([viewport.width, []]);
        const tops = await presets(page)
          .getByRole('button')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
      await preset(page, 'Your weak spot: Division').click();
      await checked(page, 'Division');
      await checked(page, 'Easy');
      expect([await chosen(page).allInnerTexts(), await focused(page)]).toEqual([['Your weak spot: Division'], 'Start']);
      expect(await page.getByRole('spinbutton', { name: 'Time limit' }).inputValue()).toBe('90');
      await preset(page, 'As last time').click();
      await checked(page, 'Addition');
      await browser.close();
    });
  });

  it('begin every set-up, with a warm-up that can be started', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      for (const { slug } of CATALOGUE.filter(isPlayable)) {
        await load(page, `${server.origin}/games/${slug}`);
        const warmUp = presets(page).getByRole('button', { name: /^Warm-up/ });
        await warmUp.tap();
        expect([slug, await chosen(page).count()]).toEqual([slug, 1]);
        await start(page).tap();
        await page.getByRole('application').waitFor();
      }
      await browser.close();
    });
  });
});
