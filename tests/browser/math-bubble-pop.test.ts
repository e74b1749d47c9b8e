import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, ServerData, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signInOn } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import { beyondWindow } from './steps/in-sight.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import {
  board,
  bubble,
  bubbleStage,
  byArrows,
  byDigits,
  byTap,
  finished,
  finishedDialog,
  holdPauses,
  pausesCanBeHeld,
  pickSet,
  pickSets,
  saved,
} from './steps/math-bubble-pop.ts';
import { open, openAndLoseServer } from './steps/opening.ts';
import { storedSummaries } from './steps/player-database.ts';
import { keepByKeyboard } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { MOVING, NARROW, ONE_VISIT, PHONE, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: /Math Bubble Pop/ });

inEngine('Chromium', 'Math Bubble Pop', () => {
  it('is played by keyboard alone, shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await shareBy(browser.context, 'clipboard');
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games`);

      await enterOn(page, card(page));
      await tabTo(page, page.getByRole('radio', { name: 'Addition' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');

      // Backspace takes a pick back; then the set is right. Level 1, two bubbles, no sets before: 100 + 25 + 30.
      const seen = await board(page);
      expect(seen).toMatchObject({ operator: 'subtraction', needed: 2 });
      await byArrows(page, 5, seen);
      await page.keyboard.press('Backspace');
      const first = await pickSet(page, seen, true, byArrows);
      const { numbers, points, speed } = first;
      // On a slow machine there is no bonus to tell of.
      const bonus = speed > 0 ? `, speed +${speed}` : '';
      expect(first.message).toBe(`✨ Excellent! ${numbers.join(' − ')} = ${seen.target} (+${points}${bonus})`);
      expect(points).toBe(155 + speed);
      // A wrong one: the same target gets new bubbles.
      const [wrong] = await pickSets(page, '-', byDigits, seen);
      const [minuend = 0, subtrahend = 0] = wrong?.numbers ?? [];
      const result = String(minuend - subtrahend).replace('-', '−');
      expect(wrong?.message).toBe(`❌ Wrong! ${minuend} − ${subtrahend} = ${result}, not ${wrong?.seen.target}`);
      expect((await board(page, wrong?.seen)).target).toBe(wrong?.seen.target);
      await bubbleStage(page).getByText('2 lives left').first().waitFor({ state: 'attached' });
      // The second right set has one before it.
      const [second] = await pickSets(page, '+', byDigits, wrong?.seen);
      expect(second?.points).toBe(155 + (second?.speed ?? 0) + 5);
      await enterOn(page, endGame(page));

      const score = points + (second?.points ?? 0);
      expect(await finished(page)).toEqual({ score, rank: 'Novice', level: '1', accuracy: '67%' });
      await finishedDialog(page).getByText('6 more right sets to level 2').waitFor();
      await sharesByKeyboard(page, 'math-bubble-pop', [
        /^Tenfold: Math Bubble Pop$/,
        /^Subtraction, level 1, 3 sets$/,
        /^■□■$/,
        /^[\d,]+ points · 2 of 3 right · \d:\d\d$/,
      ]);
      await keepByKeyboard(page, 'Ada');
      await saved(page);
      expect(await storedSummaries(page)).toMatchObject([
        {
          game: 'math-bubble-pop',
          score,
          accuracy: 67,
          difficulty: 'easy',
          data: { operation_type: 'subtraction', final_level: 1, correct_answers: 2, total_attempts: 3 },
        },
      ]);
      await enterOn(page, finishedDialog(page).getByRole('button', { name: 'Menu' }));
      await browser.close();
    });
  });

  it('is played offline by touch alone on a phone until no life is left, and accepted by the server once its player signs in', async () => {
    const bo = await accountOf(server, person('Bo'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...PHONE });
      const page = await openAndLoseServer(browser, server, '/games');

      await card(page).first().tap();
      await page.getByRole('radio', { name: 'Mixed' }).tap();
      await start(page).tap();
      // A second tap takes a bubble back.
      const seen = await board(page);
      await bubble(page, 3).tap();
      await bubble(page, 3).tap();
      const first = await pickSet(page, seen, true, byTap);
      await pickSets(page, '---', byTap, seen);
      expect(await finished(page)).toEqual({ score: first.points, rank: 'Novice', level: '1', accuracy: '25%' });
      expect(await finishedDialog(page).getByRole('link', { name: 'Stats' }).count()).toBe(0);

      await server.start();
      await signInOn(finishedDialog(page), bo);
      await finishedDialog(page).getByRole('link', { name: 'Stats' }).waitFor();
      expect(await storedSummaries(page)).toMatchObject([
        { score: first.points, accuracy: 25, data: { operation_type: 'mixed', correct_answers: 1, total_attempts: 4 } },
      ]);
      expect(new ServerData(server.dataDir).games(bo.email)).toMatchObject([{ status: 'accepted' }]);
      await finishedDialog(page).getByRole('button', { name: 'Play Again' }).tap();
      await board(page);
      // Nothing tried, nothing saved: back to the menu at once.
      await endGame(page).tap();
      await start(page).waitFor();
      expect(await storedSummaries(page)).toHaveLength(1);
      await browser.close();
    });
  });

  it('keeps its finished dialog with its way out, however often Escape is pressed', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/math-bubble-pop`);
      await start(page).click();
      await pickSets(page, '+', byDigits);
      await page.keyboard.press('Escape');
      await finishedDialog(page).getByRole('button', { name: 'Keep this game' }).waitFor();
      // The first presses still belong to the game. A later one closes the dialog.
      const over = finishedDialog(page).or(start(page)).first();
      for (let presses = 0; presses < 4; presses++) {
        await page.keyboard.press('Escape');
        await over.waitFor();
      }
      await expect
        .poll(async () => {
          if (await start(page).count()) return 'the menu';
          await page.keyboard.press('Escape');
          return 'the dialog';
        })
        .toBe('the menu');
      await browser.close();
    });
  });

  it('has no fault that axe finds, in both themes, and fits the smallest phone whole', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await pausesCanBeHeld(browser);
      const page = await open(browser, `${server.origin}/games/math-bubble-pop`);
      await start(page).waitFor();
      const inspection = new Inspection(page);
      await inspection.look('the menu');
      await start(page).click();
      const seen = await board(page);
      expect([...(await beyondWindow(page)), ...(await smallBubbles(page))]).toEqual([]);
      await bubble(page, 0).click();
      await inspection.look('a picked bubble');
      await bubble(page, 0).click();
      for (const right of [true, false]) {
        const now = right ? seen : await board(page, seen);
        await holdPauses(page, true);
        await pickSet(page, now, right, byDigits);
        expect([...(await beyondWindow(page)), ...(await smallBubbles(page))]).toEqual([]);
        await inspection.look(right ? 'a right set' : 'a wrong set');
        await holdPauses(page, false);
      }
      await endGame(page).click();
      await finishedDialog(page).getByRole('button', { name: 'Keep this game' }).waitFor();
      await inspection.look("a guest's finished dialog");
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});

/** Bubbles too small for a thumb. */
const smallBubbles = (page: Page): Promise<string[]> =>
  page
    .locator('[data-bubble]')
    .evaluateAll((bubbles) =>
      bubbles.filter((each) => each.getBoundingClientRect().width < 56).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
