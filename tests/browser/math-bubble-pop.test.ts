import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, Mailbox, ServerData, TestServer, controlled, inEngine, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person, signUp } from './steps/accounts.ts';
import { faultsOf } from './steps/axe.ts';
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
  journalled,
  pausesCanBeHeld,
  pickSet,
  pickSets,
  saved,
  storedGames,
} from './steps/math-bubble-pop.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';

/** One each: a test that takes it away must not take it from the next. */
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.remove());

const GUEST = /User not authenticated/;
const SERVER_GONE = /Failed to load resource: net::ERR_/;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const SMALLEST = { width: 320, height: 568 };

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const endGame = (page: Page) => page.getByRole('button', { name: 'End Game' });
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: /Math Bubble Pop/ });
const resumeDialog = (page: Page) => page.getByRole('dialog', { name: 'Go on where you stopped?' });

inEngine('Chromium', 'Math Bubble Pop', () => {
  it('is played offline by keyboard alone, kept, and accepted by the server after signing up', async () => {
    const ada = person('Ada');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, `${server.origin}/games`);
      await controlled(page);
      await server.kill();

      await enterOn(page, card(page));
      await tabTo(page, page.getByRole('radio', { name: 'Addition' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');

      // A pick is taken back by Backspace; the set is then right. Level 1, two bubbles, none before: 100 + 25 + 30.
      const seen = await board(page);
      expect(seen).toMatchObject({ operator: 'subtraction', needed: 2 });
      await byArrows(page, 5, seen);
      await page.keyboard.press('Backspace');
      const first = await pickSet(page, seen, true, byArrows);
      const { numbers, points, speed } = first;
      expect(first.message).toBe(`✨ Excellent! ${numbers.join(' − ')} = ${seen.target} (+${points}, speed +${speed})`);
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
      await enterOn(page, page.getByRole('button', { name: 'Keep this game' }));
      await tabTo(page, page.getByRole('textbox', { name: 'Nickname' }));
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await saved(page);
      expect(await storedGames(page)).toMatchObject([
        {
          game: 'math-bubble-pop',
          score,
          accuracy: 67,
          difficulty: 'easy',
          data: { operation_type: 'subtraction', final_level: 1, correct_answers: 2, total_attempts: 3 },
        },
      ]);
      await enterOn(page, finishedDialog(page).getByRole('button', { name: 'Menu' }));

      await server.start();
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
      await signUp(page, ada);
      const arrival = await open(browser, await new Mailbox(server.dataDir).link(ada.email));
      await arrival.getByText('Synced').waitFor();
      expect(new ServerData(server.dataDir).games(ada.email)).toMatchObject([{ status: 'accepted' }]);
      await browser.close();
    });
  });

  it('is played offline by touch alone on a phone until no life is left, and accepted by the server once its player signs in', async () => {
    const bo = await accountOf(server, person('Bo'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PHONE);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, `${server.origin}/games`);
      await controlled(page);
      await server.kill();

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
      await finishedDialog(page).getByRole('button', { name: 'Sign in' }).tap();
      await fillSignIn(page, bo);
      await finishedDialog(page).getByText('Synced').waitFor();
      await finishedDialog(page).getByRole('link', { name: 'Stats' }).waitFor();
      expect(await storedGames(page)).toMatchObject([
        { score: first.points, accuracy: 25, data: { operation_type: 'mixed', correct_answers: 1, total_attempts: 4 } },
      ]);
      expect(new ServerData(server.dataDir).games(bo.email)).toMatchObject([{ status: 'accepted' }]);
      await finishedDialog(page).getByRole('button', { name: 'Play Again' }).tap();
      await board(page);
      // Nothing tried, nothing saved: back to the menu at once.
      await endGame(page).tap();
      await start(page).waitFor();
      expect(await storedGames(page)).toHaveLength(1);
      await browser.close();
    });
  });

  it('that was cut off at level 2 is offered again with another target, and counts as resumed', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile);
      const page = await open(first, `${server.origin}/games/math-bubble-pop`);
      await controlled(page);
      await newLearner(page, 'Cleo');
      await page.getByRole('radio', { name: 'Division' }).check();
      await start(page).click();
      const sets = await pickSets(page, '+'.repeat(8), byDigits);
      await bubbleStage(page).getByText('Level 2: Apprentice', { exact: true }).waitFor();
      const seen = await board(page, sets.at(-1)?.seen);
      await bubble(page, 7).click();
      await expect.poll(() => journalled(page)).toMatch(/=p7;(\w*\.;)?$/);
      await first.kill();

      const second = await ChromiumBrowser.open(profile);
      const there = await open(second, `${server.origin}/games/math-bubble-pop`);
      const score = sets.reduce((sum, { points }) => sum + points, 0);
      await resumeDialog(there).getByText(`Division, level 2: ${score} points, 3 lives left.`).waitFor();
      await resumeDialog(there).getByRole('button', { name: 'Resume' }).click();
      const fresh = await board(there);
      expect(fresh.target).not.toBe(seen.target);
      const more = await pickSet(there, fresh, true, byDigits);
      // At level 2: 100 + 50 + 30, and eight before.
      expect(more.points).toBe(180 + more.speed + 40);
      await endGame(there).click();
      expect(await finished(there)).toEqual({ score: score + more.points, rank: 'Novice', level: '2', accuracy: '100%' });
      await finishedDialog(there).getByText('Resumed: it counts').waitFor();
      await saved(there);
      expect(await storedGames(there)).toMatchObject([{ resumed: true, data: { final_level: 2, correct_answers: 9, records: {} } }]);
      await second.close();
    });
  });

  it('has no fault that axe finds, in both themes, and fits the smallest phone whole', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { reducedMotion: 'reduce' });
      browser.problems.expect(GUEST);
      await pausesCanBeHeld(browser);
      const page = await open(browser, `${server.origin}/games/math-bubble-pop`);
      await start(page).waitFor();
      const faults = await faultsOf(page, 'the menu');
      await page.setViewportSize(SMALLEST);
      await start(page).click();
      const seen = await board(page);
      expect(await beyondWindow(page)).toEqual([]);
      await bubble(page, 0).click();
      faults.push(...(await faultsOf(page, 'a picked bubble')));
      await bubble(page, 0).click();
      for (const right of [true, false]) {
        await holdPauses(page, true);
        const now = right ? seen : await board(page);
        await pickSet(page, now, right, byDigits);
        await page.setViewportSize(SMALLEST);
        expect(await beyondWindow(page)).toEqual([]);
        faults.push(...(await faultsOf(page, right ? 'a right set' : 'a wrong set')));
        await holdPauses(page, false);
      }
      await endGame(page).click();
      await finishedDialog(page).getByRole('button', { name: 'Keep this game' }).waitFor();
      faults.push(...(await faultsOf(page, "a guest's finished dialog")));
      expect(faults).toEqual([]);
      await browser.close();
    });
  });
});

/** What of the play screen cannot be seen without scrolling, or is too small for a thumb. */
function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('[role=application] button, [role=application] p, [role=application] output')];
    const wrong = seen.filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const small = element.hasAttribute('data-bubble') && width < 56;
      return width > 1 && (small || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
    });
    return wrong.map((element) => element.outerHTML.slice(0, 120));
  });
}
