import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { start, tapDigits } from './steps/game.ts';
import { beyondWindow, isInSight } from './steps/in-sight.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import {
  LIMIT_S,
  fillSetup,
  finished,
  inputTimes,
  listenToRounds,
  memoryStage,
  otherThan,
  playRound,
  saved,
  stepper,
  toType,
  type StoredMemory,
} from './steps/number-sequence.ts';
import { open } from './steps/opening.ts';
import { storedPayloads } from './steps/player-database.ts';
import { keepAs, keepByKeyboard } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { comeUp, holdTime, leadIn, stopTime, stopTimeAt } from './steps/stopped-time.ts';
import { ENLARGED, MOVING, NARROW, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

/** 100 for a correct round, 2 for each percent, 5 for each whole second left in the correct rounds. */
function expectedScore(times: readonly number[], right: readonly boolean[]): number {
  const correct = right.filter(Boolean).length;
  const left = times.filter((_, round) => right[round]).reduce((sum, ms) => sum + Math.floor((LIMIT_S * 1000 - ms) / 1000), 0);
  return 100 * correct + 2 * Math.round((100 * correct) / right.length) + 5 * left;
}

inEngine('Chromium', 'The first run of Memory Challenge', () => {
  it('is 2 digits and 3 numbers; all right, its result is one press from 4 numbers, as a set-up that is filled in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/number-sequence`);
      const setUp = async () => [await stepper(page, /^Digits/).inputValue(), await stepper(page, /^Numbers/).inputValue()];
      await start(page).waitFor();
      expect(await setUp()).toEqual(['2', '3']);
      await fillSetup(page, { digits: 2, count: 3, rounds: 1 });
      await start(page).tap();
      await playRound(page, 1, true);
      await finished(page);
      const inspection = new Inspection(page);
      await page.getByRole('button', { name: 'Set up 4 numbers' }).waitFor();
      await inspection.look('the result with one more');
      expect(inspection.faults).toEqual([]);
      await page.getByRole('button', { name: 'Set up 4 numbers' }).tap();
      await start(page).waitFor();
      await expect.poll(setUp).toEqual(['2', '4']);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Memory Challenge', () => {
  it('is played by keyboard alone, shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await shareBy(browser.context, 'clipboard');
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Memory Challenge/ }));
      // Two numbers more, and far too much time; an emptied field keeps its value: 3 rounds.
      await tabTo(page, stepper(page, /^Numbers/));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await tabTo(page, stepper(page, /^Time Limit/));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('9999');
      await tabTo(page, stepper(page, /^Practice Rounds/));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      const first = await toType(page, 1);
      expect(first).toHaveLength(5);
      // The first number wrong, then taken back and corrected: over the fields' edge and by the arrows.
      await page.keyboard.type(otherThan(first[0] ?? ''));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(first.join(''));
      await memoryStage(page).getByRole('heading', { name: 'All correct!' }).waitFor();
      await playRound(page, 2, false);
      await memoryStage(page).getByRole('heading', { name: '4 of 5 right' }).waitFor();
      await playRound(page, 3, true);

      const result = await finished(page);
      expect(result).toMatchObject({ accuracy: 67, rounds: '2 of 3' });
      await sharesByKeyboard(page, 'number-sequence', [
        /^Tenfold: Memory Challenge$/,
        /^5 numbers of 2 digits, 3 rounds$/,
        /^[■□]+$/,
        /^2 of 3 right · \d:\d\d$/,
      ]);
      await keepByKeyboard(page, 'Ada');
      await saved(page);
      const games = await storedPayloads<StoredMemory>(page);
      expect(games).toMatchObject([
        {
          game: 'number-sequence',
          rules: 2,
          config: { digits: 2, count: 5, timeLimit: LIMIT_S, rounds: 3 },
          claims: { score: result.score, accuracy: 67, difficulty: 'easy' },
        },
      ]);
      const times = games.flatMap(inputTimes);
      expect(result.score).toBe(expectedScore(times, [true, false, true]));
      expect(result.timeTaken).toBe(Math.floor(times.reduce((sum, ms) => sum + ms, 0) / 1000));
      await browser.close();
    });
  });

  it('is played by touch alone on a phone, and kept', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await page
        .getByRole('main')
        .getByRole('link', { name: /Memory Challenge/ })
        .first()
        .tap();
      await page.getByRole('button', { name: /^Digits.*: less$/ }).tap();
      await page.getByRole('button', { name: /^Numbers.*: more$/ }).tap();
      await page.getByRole('button', { name: /^Numbers.*: less$/ }).tap();
      await page.getByRole('button', { name: /^Practice Rounds.*: less$/ }).tap();
      await start(page).tap();
      const numbers = await toType(page, 1);
      // A tap on the first sheet moves back to it. A new digit replaces the wrong one.
      await tapDigits(page, otherThan(numbers[0] ?? '') + (numbers[1] ?? ''));
      await memoryStage(page)
        .getByRole('button', { name: /^Number 1 of 3/ })
        .tap();
      await tapDigits(page, (numbers[0] ?? '') + (numbers[2] ?? ''));
      await memoryStage(page).getByRole('heading', { name: 'All correct!' }).waitFor();
      await memoryStage(page).getByRole('button', { name: 'Next Round' }).tap();
      await playRound(page, 2, false, tapDigits);
      const result = await finished(page);
      expect(result).toMatchObject({ accuracy: 50, rounds: '1 of 2' });

      await keepAs(page, 'Bo');
      await saved(page);
      const config = { digits: 1, count: 3, timeLimit: 60, rounds: 2 };
      expect(await storedPayloads<StoredMemory>(page)).toMatchObject([{ config, claims: { score: result.score, accuracy: 50 } }]);
      await browser.close();
    });
  });

  it('shows the number that is typed in a window of 320 by 256, where what has the focus leads on', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...ENLARGED });
      await browser.context.addInitScript(listenToRounds);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/number-sequence`);
      await fillSetup(page, { digits: 2, count: 15, rounds: 1 });
      await start(page).click();
      const numbers = await toType(page, 1);
      await tabTo(page, memoryStage(page).locator('[data-field]').first());
      for (const [at, number] of numbers.entries()) {
        const name = new RegExp(`^Number ${at + 1} of 15`);
        await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel ?? '')).toMatch(name);
        expect([at, await isInSight(page.locator(':focus'))]).toEqual([at, true]);
        await page.keyboard.type(number);
      }
      await finished(page);
      await browser.close();
    });
  });

  it('passes axe on every screen in both themes, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(listenToRounds);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/number-sequence`);
      expect(await faultsOnTheWay(page)).toEqual([]);
      await browser.close();
    });
  });

  it('stays in one piece on the smallest phone, with fifteen numbers of eight digits', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...SMALLEST_PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/number-sequence`);
      await fillSetup(page, { digits: 8, count: 15, rounds: 1 });
      await stopTime(page, true);
      await start(page).tap();
      await leadIn(page);
      await memoryStage(page)
        .getByRole('heading', { name: /Memorize/ })
        .waitFor();
      await comeUp(page, memoryStage(page).getByRole('button', { name: 'I know them' }));
      expect([...(await beyondWindow(page)), ...(await sheetFaults(page))]).toEqual([]);
      await stopTime(page, false);
      await memoryStage(page).getByRole('heading', { name: 'Type the numbers back' }).waitFor();
      await stopTime(page, true);
      expect([...(await beyondWindow(page)), ...(await sheetFaults(page))]).toEqual([]);
      await browser.close();
    });
  });
});

/** Digits that do not fit on their sheet, and sheets and keys that are too small for a thumb. */
function sheetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('[role=application] button, [role=application] [data-slot]')) {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      if (width < 2) continue;
      const sheet = element.closest('[data-field]')?.getBoundingClientRect();
      const overSheet = sheet && (top < sheet.top || bottom > sheet.bottom || left < sheet.left || right > sheet.right);
      const small = element.matches('button') && (width < 44 || height < 44);
      if (overSheet || small) faults.push(element.outerHTML.slice(0, 120));
    }
    return faults;
  });
}

/** Walks through a game, stops the time on each screen that other games do not share, and inspects it. */
async function faultsOnTheWay(page: Page): Promise<readonly string[]> {
  const inspection = new Inspection(page);
  /** Lets time pass until `words` are on screen, and stops it there. */
  const lookAt = async (screen: string, words: string, way?: string) => {
    await stopTimeAt(page, words);
    if (way !== undefined) await comeUp(page, memoryStage(page).getByRole('button', { name: way }));
    await inspection.look(screen);
  };
  await fillSetup(page, { digits: 5, count: 13, rounds: 2 });
  await inspection.look('set-up');
  await fillSetup(page, { digits: 2, count: 3, rounds: 3 });
  await start(page).click();
  await lookAt('the reveal', 'Memorize', 'I know them');
  await lookAt('the moment before', 'Get ready');
  await stopTime(page, false);
  const first = await toType(page, 1);
  await page.keyboard.type(first.join('').slice(0, 3));
  await stopTime(page, true);
  await inspection.look('half a round');
  await page.keyboard.type(first.join('').slice(3));
  await inspection.look('a full round');
  await page.keyboard.press('Enter');
  await lookAt('a correct round', 'All correct', 'Next Round');
  await stopTime(page, false);
  await playRound(page, 2, false);
  await lookAt('a wrong round', '2 of 3 right', 'Next Round');
  await stopTime(page, false);
  await playRound(page, 3, true);
  await finished(page);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await inspection.look('the result');
  return inspection.faults;
}
