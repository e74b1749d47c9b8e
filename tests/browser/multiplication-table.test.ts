import { expect, it } from 'vitest';
import { refusals } from '../../client/words/en/multiplication-table/setup.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import { beyondWindow, resize } from './steps/in-sight.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import {
  accuracy,
  announcedScore,
  answer,
  answerTimes,
  breakdown,
  expectedScore,
  onKeyboard,
  onPad,
  question,
  saved,
  stage,
  withEnter,
  type StoredTable,
} from './steps/multiplication-table.ts';
import { open } from './steps/opening.ts';
import { storedSessions } from './steps/player-database.ts';
import { keepByKeyboard, newLearner, switchTo } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { holdTime, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, NARROW, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const PATH = '/games/multiplication-table';
const SMALLEST = SMALLEST_PHONE.viewport;
const PATTERN = 10;

inEngine('Chromium', 'A learner', () => {
  it('learns a pattern by keyboard alone, and the game is shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await shareBy(browser.context, 'clipboard');
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Multiplication Table/ }));
      await tabTo(page, page.getByRole('group', { name: 'Mode' }).getByRole('radio'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await tabTo(page, page.getByRole('textbox', { name: 'Custom' }));
      // The text stays as typed. Enter checks it: first it is refused in words, then accepted (G23).
      for (const typed of ['7.5', '-3', '101']) {
        await page.keyboard.press('Control+A');
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await page.getByRole('main').getByRole('alert').getByText(refusals.table).waitFor();
        expect(await page.getByRole('textbox', { name: 'Custom' }).inputValue()).toBe(typed);
      }
      await page.keyboard.press('Control+A');
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      const given = await answer(page, PATTERN, onKeyboard, [4]);
      expect(given.map(({ a, b }) => [a, b])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((b) => [12, b]));
      const score = await announcedScore(page);
      const sum = await breakdown(page);
      expect(sum.parts.reduce((all, part) => all + part)).toBe(score);
      expect(sum.total).toBe(score);

      await sharesByKeyboard(page, 'multiplication-table', [
        /^Tenfold: Multiplication Table$/,
        /^Pattern Learn, .*10 questions$/,
        /^90% right · \d:\d\d$/,
      ]);
      await keepByKeyboard(page, 'Ida');
      await saved(page);
      const [session] = await storedSessions<StoredTable>(page);
      const times = answerTimes(session!.item.payload.log);
      expect(times).toHaveLength(PATTERN);
      expect(score).toBe(expectedScore('pattern_learn', false, given, times));
      expect(session!.summary).toMatchObject({
        game: 'multiplication-table',
        score,
        accuracy: 90,
        timeTaken: Math.floor(times.reduce((all, ms) => all + ms, 0) / 1000),
        difficulty: 'easy',
        data: {
          mode: 'pattern_learn',
          table: 12,
          correct: 9,
          answered: PATTERN,
          bestStreak: 6,
          records: { '12/correct': 9, '12/total': PATTERN, 'best_score/pattern_learn': score },
        },
      });
      await browser.close();
    });
  });

  it('practises on a phone by touch alone, and sees the mastery grid grow', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin + PATH);

      await page.getByRole('radio', { name: 'Table 7, 0 of 10 right' }).tap();
      await start(page).tap();
      await question(page);
      expect(await beyondWindow(page)).toEqual([]);
      await resize(page, SMALLEST);
      expect(await beyondWindow(page)).toEqual([]);
      await page.setViewportSize(PHONE.viewport);
      const first = await answer(page, 10, onPad);
      await stage(page).getByText('Table 7 mastered!', { exact: true }).waitFor();
      await endGame(page).tap();
      const score = await announcedScore(page);
      await page.getByRole('region', { name: 'Mastery progress' }).getByText('Table 7 mastered!').waitFor();
      await page.getByRole('button', { name: 'Keep this game' }).tap();
      await page.getByRole('textbox', { name: 'Nickname' }).tap();
      await page.keyboard.insertText('Tom');
      await page.getByRole('button', { name: 'Keep my game' }).tap();
      await saved(page);
      const [session] = await storedSessions<StoredTable>(page);
      expect(session!.summary).toMatchObject({ score, accuracy: 100, data: { answered: 10, records: { '7/correct': 10, '7/total': 10 } } });
      expect(score).toBe(expectedScore('practice', false, first, answerTimes(session!.item.payload.log)));

      await page.getByRole('button', { name: 'New Game' }).tap();
      await page.getByRole('radio', { name: 'Table 7, mastered' }).waitFor();
      // The set-up shows what its player has mastered, also when another tab switches.
      const elsewhere = await open(browser, server.origin + PATH);
      await elsewhere.setViewportSize(DESKTOP.viewport);
      await newLearner(elsewhere, 'Jo');
      await page.getByRole('radio', { name: 'Table 7, 0 of 10 right' }).waitFor();
      await switchTo(elsewhere, 'Tom');
      await page.getByRole('radio', { name: 'Table 7, mastered' }).waitFor();
      await elsewhere.close();
      await page.bringToFront();
      await page.getByRole('radio', { name: 'Mixed Tables' }).tap();
      await start(page).tap();
      const second = await answer(page, 4, onPad, [2]);
      await endGame(page).tap();
      const mixed = await announcedScore(page);
      await saved(page);
      const other = (await storedSessions<StoredTable>(page)).find(({ summary }) => summary.data['table'] === 'mixed');
      expect(other!.summary).toMatchObject({ score: mixed, accuracy: accuracy(second), data: { correct: 3, answered: 4 } });
      expect(mixed).toBe(expectedScore('practice', true, second, answerTimes(other!.item.payload.log)));
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Multiplication Table', () => {
  it('passes axe on each of its screens in both themes, and fits the narrowest window', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, server.origin + PATH);
      await page.locator('label', { hasText: 'Speed Drill' }).click();
      await page.getByRole('textbox', { name: 'Custom' }).fill('37');
      const inspection = new Inspection(page);
      await inspection.look('set-up');
      await start(page).click();
      await question(page);
      await stopTime(page, true);
      await inspection.look('a question');
      await answer(page, 1, withEnter);
      await inspection.look('a right answer');
      await stopTime(page, false);
      await onKeyboard.goOn(page);
      await question(page);
      await stopTime(page, true);
      await answer(page, 1, withEnter, [1]);
      await inspection.look('a wrong answer');
      await stopTime(page, false);
      await endGame(page).click();
      await page.getByRole('button', { name: 'Keep this game' }).waitFor();
      await inspection.look("a guest's result");
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
