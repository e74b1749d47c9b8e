import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { onDisplay, skipCountdown, start, startNow } from './steps/game.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import { openAs } from './steps/learner-here.ts';
import { asked, finished, onKeyboard, onPad, race, raceResult, raceStage, saved, wrongFor } from './steps/math-race.ts';
import { open } from './steps/opening.ts';
import { storedPayloads } from './steps/player-database.ts';
import { keepAs, keepByKeyboard } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { comeUp, holdTime, leadIn, stageUp, stopTime } from './steps/stopped-time.ts';
import { MOVING, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'Math Race', () => {
  it('is run by keyboard alone, shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await shareBy(browser.context, 'clipboard');
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Math Race/ }));
      // Without an operation it says what is missing; then subtraction, From 5, To 20: a reversed range is swapped.
      await tabTo(page, page.getByRole('spinbutton', { name: 'From' }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('20');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Select an operation!').waitFor();
      await tabTo(page, page.getByRole('spinbutton', { name: 'To' }));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, page.getByRole('spinbutton', { name: 'Target Score' }));
      // 20, 15, 10, 5.
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
      await tabTo(page, page.getByRole('group', { name: 'Operation' }).getByRole('radio'));
      await page.keyboard.press('ArrowRight');
      await page.getByText('Numbers from 5 to 20').waitFor();
      await page.keyboard.press('Enter');
      await startNow(page).waitFor();
      await onDisplay(page);
      await page.keyboard.press('Enter');
      await race(page, '+-++-++');
      // 5 of 7: 71 %; 10 × 5 + 7.
      expect(await finished(page)).toMatchObject({ score: 57, accuracy: 71 });
      await page.getByText(/^Best streak 2,/).waitFor();
      await sharesByKeyboard(page, 'math-race', [
        /^Tenfold: Math Race$/,
        /^Subtraction, .* right answers$/,
        /^■□■■□■■$/,
        /^5 of 7 right · \d:\d\d · \d+\.\d\ss an answer$/,
      ]);
      await keepByKeyboard(page, 'Ada');
      await saved(page);
      expect(await storedPayloads(page)).toMatchObject([
        {
          game: 'math-race',
          rules: 2,
          config: { operation: 'subtraction', from: 5, to: 20, target: 5, clock: 'on' },
          claims: { score: 57, accuracy: 71, difficulty: 'medium' },
        },
      ]);
      await browser.close();
    });
  });

  it('is run by touch alone on a phone, and kept', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await page
        .getByRole('main')
        .getByRole('link', { name: /Math Race/ })
        .first()
        .tap();
      await page.getByRole('radio', { name: 'Mixed' }).tap();
      for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Target Score: less' }).tap();
      await start(page).tap();
      await skipCountdown(page, 'tap');
      await raceStage(page).getByRole('group', { name: 'Number pad' }).waitFor();
      await race(page, '+++-++', onPad);
      // 5 of 6: 83 %; 10 × 5 + 8.
      expect(await finished(page)).toMatchObject({ score: 58, accuracy: 83 });
      await page.getByText(/^Best streak 3,/).waitFor();

      await keepAs(page, 'Bo');
      await saved(page);
      expect(await storedPayloads(page)).toMatchObject([
        { config: { operation: 'mixed', from: 1, to: 10, target: 5 }, claims: { score: 58, accuracy: 83 } },
      ]);
      await browser.close();
    });
  });

  it('runs the best race so far along from the second race on, and says how a race compares with it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Dora', '/games/math-race');
      await page.getByRole('radio', { name: 'Multiplication' }).check();
      await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
      await start(page).click();
      await skipCountdown(page);
      expect(await raceStage(page).getByText('Your best').isVisible()).toBe(false);
      // Too many mistakes for a pace that says something: this one is no best, and none is to be beaten.
      await race(page, '--+++++');
      await page.getByText(/^Best streak 5,/).waitFor();
      expect(await raceResult(page).getByText('Your first run on this set-up').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Play Again' }).click();
      await skipCountdown(page);
      expect(await raceStage(page).getByText('Your best').isVisible()).toBe(false);
      await race(page, '+++++');
      await raceResult(page).getByText('Your first run on this set-up').waitFor();
      await page.getByRole('button', { name: 'Play Again' }).click();
      await skipCountdown(page);
      await raceStage(page).getByText('Your best').waitFor();
      await race(page, '+++++');
      await raceResult(page)
        .getByText(/ (?:faster|slower) than your first run$|^as fast as on your first run$/)
        .waitFor();
      await page.getByRole('button', { name: 'New Game' }).click();
      await page.getByText(/^Your best \d/).waitFor();
      await browser.close();
    });
  });

  it('passes axe on every screen in both themes, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/math-race`);
      expect(await faultsOnTheWay(page)).toEqual([]);
      await browser.close();
    });
  });
});

/** Walks through a race and inspects each screen that other games do not share (browser/accessibility.test.ts). */
async function faultsOnTheWay(page: Page): Promise<readonly string[]> {
  const inspection = new Inspection(page);
  await page.getByRole('radio', { name: 'Mixed' }).check();
  await page.getByRole('spinbutton', { name: 'From' }).fill('30');
  await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
  await inspection.look('set-up');
  await page.getByRole('spinbutton', { name: 'From' }).fill('1');
  await stopTime(page, true);
  await start(page).click();
  await stageUp(page);
  await comeUp(page, startNow(page));
  await startNow(page).click();
  await leadIn(page);
  const first = await asked(page);
  await inspection.look('a problem');
  await onKeyboard(page, first.answer);
  await raceStage(page).getByText('Correct').first().waitFor();
  await inspection.look('a right answer');
  await stopTime(page, false);
  const second = await asked(page, first);
  await stopTime(page, true);
  await onKeyboard(page, wrongFor(second));
  await raceStage(page).getByText('Wrong').first().waitFor();
  await inspection.look('a wrong answer');
  await stopTime(page, false);
  await race(page, '++++', onKeyboard, second);
  await finished(page);
  await inspection.look('the result');
  await page.getByRole('button', { name: 'Play Again' }).click();
  await skipCountdown(page);
  await race(page, '+++++');
  await raceResult(page).getByText('Your first run on this set-up').waitFor();
  await inspection.look('the result of a race that sets a pace');
  return inspection.faults;
}
