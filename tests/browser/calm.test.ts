import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { chooseClock, chooseHowLong, goOn, guestAt as guestWithTime, hearsAll, staysStill, think, turnClockOff } from './steps/calm.ts';
import { resumeDialog, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import { goWithin, load } from './steps/opening.ts';
import { journalledMoves } from './steps/player-database.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { times } from '../unit/shared/games/practice/some-memory.ts';
import { findSet } from '../unit/shared/games/math-bubble-pop/search.ts';
import * as bubbles from './steps/math-bubble-pop.ts';
import * as memory from './steps/number-sequence.ts';
import * as practice from './steps/practice.ts';
import * as puzzle from './steps/number-puzzle.ts';
import * as speed from './steps/speed-math.ts';
import * as tables from './steps/multiplication-table.ts';
import { comeUp, passTime, pastCountdown, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const SEVENS = `/practice?facts=${linkOfFacts([times(7, 7)])}`;

const guestAt = (browser: ChromiumBrowser, path: string) =>
  guestWithTime(browser, server.origin + path, memory.listenToRounds, practice.listen);

/** Ends the pause after an answer, by keyboard, once it has waited for that. */
async function goOnByKey(page: Page): Promise<void> {
  await goOn(page).waitFor();
  await staysStill(page);
  await page.keyboard.press('Enter');
  await goOn(page).waitFor({ state: 'detached' });
}

/** What the set-up of Speed Math says of its time limit. */
const limitText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

inEngine('Chromium', 'With the clock off nothing changes without its player, in play and on the result, and by keyboard', () => {
  it('Memory Challenge and Number Puzzle are played to the end', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, '/games/number-sequence');
      await turnClockOff(page);
      await memory.fillSetup(page, { count: 3, digits: 2, rounds: 1 });
      await start(page).click();
      const numbers = await memory.heard(page, 1);
      await staysStill(page);
      expect(await page.getByRole('timer').count()).toBe(0);
      await page.keyboard.press('Enter');
      await memory.toType(page, 1);
      await think(page);
      await page.keyboard.type(numbers.join(''));
      await staysStill(page);
      await page.keyboard.press('Enter');
      const result = memory.memoryResult(page);
      await result.getByText('Calm', { exact: true }).waitFor();
      await result.getByText('You play as a guest').waitFor();
      await staysStill(page);
      expect(await result.getByText(/\bTime\b|Seconds left| s$/).count()).toBe(0);
      await hearsAll(page, 'number-sequence');

      await goWithin(page, '/games/number-puzzle');
      await page
        .getByRole('button', { name: /^Clock/ })
        .getByText('Off')
        .waitFor();
      await puzzle.begin(page);
      await staysStill(page);
      expect(await page.getByRole('timer').count()).toBe(0);
      const way = puzzle.wayFrom(await puzzle.cellsOf(page));
      await think(page);
      await puzzle.slideAlong(page, way, puzzle.byArrow);
      const board = puzzle.scoreboard(page);
      await board.getByText('Calm', { exact: true }).waitFor();
      await board.getByText('You play as a guest').waitFor();
      await staysStill(page);
      expect(await board.getByText(/time|\d s$/i).count()).toBe(0);
      await hearsAll(page, 'number-puzzle');
      await browser.close();
    });
  });

  it('Math Bubble Pop and Practice are played to the end', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, '/games/math-bubble-pop');
      await turnClockOff(page);
      await start(page).click();
      const seen = await bubbles.board(page);
      await staysStill(page);
      for (const id of findSet(seen) ?? []) await bubbles.byDigits(page, id, seen);
      // It is not checked before the player says so, and a pick can be taken back.
      await staysStill(page);
      expect(await page.getByRole('button', { name: 'Check' }).isEnabled()).toBe(true);
      await page.keyboard.press('Enter');
      await goOn(page).waitFor();
      await staysStill(page);
      await page.keyboard.press('Enter');
      await bubbles.board(page, seen);
      await think(page);
      await page.keyboard.press('Escape');
      const finished = bubbles.finishedDialog(page);
      await finished.getByText('You play as a guest').waitFor();
      await finished.getByText('Calm', { exact: true }).waitFor();
      // The figure does not count up.
      expect(await finished.locator('p span[aria-hidden]').innerText()).toBe('155');
      await staysStill(page);
      await hearsAll(page, 'math-bubble-pop', false);

      await goWithin(page, SEVENS);
      await practice.begin(page).click();
      const first = await practice.next(page);
      await think(page);
      await page.keyboard.type(String(first.answer));
      await goOn(page).waitFor();
      await staysStill(page);
      await page.keyboard.press('Enter');
      await goOn(page).waitFor({ state: 'detached' });
      await practice.end(page).click();
      await practice.result(page).getByText('You play as a guest').waitFor();
      await staysStill(page);
      await browser.close();
    });
  });

  it('Speed Math is played to the end', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, '/games/speed-math?operation=addition&difficulty=single&questions=2');
      await turnClockOff(page);
      await limitText(page, 'Your clock is off: no limit.');
      await start(page).click();
      const first = await speed.question(page);
      await staysStill(page);
      expect(await page.getByRole('timer').count()).toBe(0);
      await think(page);
      await page.keyboard.type(String(first.answer));
      await goOnByKey(page);
      const second = await speed.question(page, first);
      await think(page);
      await page.keyboard.type(String(second.answer + 1).slice(-String(second.answer).length));
      await goOnByKey(page);
      const result = speed.result(page);
      await result.getByText('Calm', { exact: true }).waitFor();
      await result.getByText('You play as a guest').waitFor();
      await staysStill(page);
      expect(await result.getByText(/\btime\b|\d s$/i).count()).toBe(0);
      await hearsAll(page, 'speed-math');
      await browser.close();
    });
  });

  it('Multiplication Table is played to the end, a drill by its number of questions', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, '/games/multiplication-table?mode=speed_drill&table=7');
      await page.getByText('30 sec rapid fire').waitFor();
      await turnClockOff(page);
      await page.getByRole('radio', { name: 'Speed Drill 15 questions' }).waitFor();
      await page.getByRole('radio', { name: 'Challenge 25 questions' }).waitFor();
      await start(page).click();
      let asked = await tables.question(page);
      expect(await page.getByRole('timer').count()).toBe(0);
      for (let nth = 1; nth <= 15; nth++) {
        await think(page);
        await page.keyboard.type(String(asked.a * asked.b));
        // It does not go off by itself.
        if (nth === 1) await staysStill(page);
        await page.keyboard.press('Enter');
        await goOn(page).waitFor();
        if (nth === 1) await staysStill(page);
        await page.keyboard.press('Enter');
        if (nth < 15) asked = await tables.question(page, asked);
      }
      const result = tables.resultRegion(page);
      await result.getByText('Calm', { exact: true }).waitFor();
      await result.getByText('You play as a guest').waitFor();
      await staysStill(page);
      expect(await result.getByText(/\btime\b|speed|\d s\b/i).count()).toBe(0);
      await hearsAll(page, 'multiplication-table');
      await browser.close();
    });
  });

  it('Speed Math is left, gone on with, and told without a time in the history', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await openAs(browser, server, 'Mia', '/games/speed-math?operation=addition&difficulty=single&questions=2');
      await turnClockOff(page);
      await start(page).click();
      const first = await speed.question(page);
      await page.keyboard.type(String(first.answer));
      await goOn(page).click();
      await speed.question(page, first);
      await expect.poll(() => journalledMoves(page, 'speed-math')).toBe(2);
      await load(page, `${server.origin}/games/speed-math`);
      await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
      const second = await speed.question(page);
      expect(await page.getByRole('timer').count()).toBe(0);
      await page.keyboard.type(String(second.answer));
      await goOn(page).click();
      await speed.result(page).getByText('Calm', { exact: true }).waitFor();
      await speed.saved(page);
      await goWithin(page, '/history');
      await page.getByRole('heading', { name: 'Your games' }).waitFor();
      const game = page.getByRole('main').getByRole('link').filter({ hasText: 'Addition, Easy, 2 questions' });
      expect(await game.innerText()).toMatch(/Calm/);
      expect(await game.innerText()).not.toMatch(/\d\ss/);
      await game.click();
      const past = page.getByRole('main');
      await past.getByText('Calm').waitFor();
      await past.getByRole('table', { name: 'History' }).waitFor();
      expect(await past.getByText(/\btime\b|\d s\b/i).count()).toBe(0);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'With a longer clock all times are as many times as long', () => {
  it('in Speed Math the limit and the pause, which can be ended before, and the next game has the clock of then', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, '/games/speed-math?operation=addition&difficulty=single&questions=3&timeLimit=30');
      await limitText(page, '15 to 600 seconds');
      await chooseClock(page, 'Longer');
      await limitText(page, 'By your clock: 60 s');
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await page.getByRole('timer', { name: '60 seconds left' }).waitFor();
      const first = await speed.question(page);
      await page.keyboard.type(String(first.answer));
      await comeUp(page, goOn(page));
      await passTime(page, 150);
      expect(await goOn(page).count()).toBe(1);
      await passTime(page, 50);
      const second = await speed.question(page, first);
      await page.keyboard.type(String(second.answer));
      await comeUp(page, goOn(page));
      await page.keyboard.press('Enter');
      await speed.question(page, second);
      for (let s = 0; s < 59; s++) await passTime(page, 1_000);
      const result = speed.result(page);
      await result.getByText('Calm, twice the time').waitFor();
      await stopTime(page, false);
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await chooseClock(page, 'On');
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await page.getByRole('timer', { name: '30 seconds left' }).waitFor();
      await browser.close();
    });
  });

  it.each([
    [5, '75\u00a0s', '75 seconds left', 'Calm, 5 times the time'],
    [10, '150\u00a0s', '150 seconds left', 'Calm, 10 times the time'],
  ] as const)('in Speed Math by × %i the limit, which the set-up, the stage and the result say', async (times, limit, left, calm) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, '/games/speed-math?operation=addition&difficulty=single&questions=1&timeLimit=15');
      await chooseClock(page, 'Longer');
      await limitText(page, 'By your clock: 30\u00a0s');
      await chooseHowLong(page, times);
      await limitText(page, `By your clock: ${limit}`);
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await page.getByRole('timer', { name: left }).waitFor();
      const { answer } = await speed.question(page);
      await page.keyboard.type(String(answer));
      await comeUp(page, goOn(page));
      await page.keyboard.press('Enter');
      await speed.result(page).getByText(calm).waitFor();
      await browser.close();
    });
  });

  it('in Multiplication Table the limit, the wait before an answer goes off, and its feedback', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, '/games/multiplication-table?mode=speed_drill&table=7');
      await chooseClock(page, 'Longer');
      await page.getByRole('radio', { name: 'Speed Drill 60 seconds' }).waitFor();
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await page.getByRole('timer', { name: '60 seconds left' }).waitFor();
      const first = await tables.question(page);
      await page.keyboard.type(String(first.a * first.b));
      await passTime(page, 950);
      expect(await tables.stage(page).getByText('Correct').count()).toBe(0);
      await passTime(page, 50);
      await comeUp(page, goOn(page));
      await passTime(page, 2_100);
      expect(await goOn(page).count()).toBe(1);
      await passTime(page, 100);
      const second = await tables.question(page, first);
      await page.keyboard.type(String(second.a * second.b));
      await page.keyboard.press('Enter');
      await comeUp(page, goOn(page));
      await page.keyboard.press('Enter');
      await tables.question(page, second);
      for (let s = 0; s < 59; s++) await passTime(page, 1_000);
      await tables.resultRegion(page).getByText('Calm, twice the time').waitFor();
      await browser.close();
    });
  });
});
