import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import { tabTo } from './steps/keyboard.ts';
import { board } from './steps/math-bubble-pop.ts';
import { begin, cellsOf } from './steps/number-puzzle.ts';
import { load, open } from './steps/opening.ts';
import { question } from './steps/speed-math.ts';
import { holdTime, passTime, pastCountdown, stopTime } from './steps/stopped-time.ts';
import { brokenLaws, listen, transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** What was said last: a sentence or an echo. */
const last = (page: Page) => page.getByRole('log').locator('span').last().innerText();

/** From the first tile to the others by their places, beyond the gap to the edge; a tile that cannot move says so. */
async function walkOver(page: Page): Promise<void> {
  const cells = await cellsOf(page);
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  await tabTo(page, page.locator('[data-cell]'));
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  expect(await last(page)).toBe('Edge');
  const seen = new Set([await focused()]);
  for (const row of [0, 1, 2]) {
    for (const key of row === 1 ? ['ArrowLeft', 'ArrowLeft', 'ArrowDown'] : ['ArrowRight', 'ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(`Shift+${key}`);
      seen.add(await focused());
    }
  }
  const beside = (cell: number) => [cell % 3 > 0 && cell - 1, cell % 3 < 2 && cell + 1, cell - 3, cell + 3];
  const gap = cells.indexOf(0);
  const name = (cell: number) =>
    `Tile ${cells[cell]}, row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}, ${beside(gap).includes(cell) ? 'can' : 'cannot'} move`;
  for (const walked of seen) expect(cells.map((_, cell) => name(cell))).toContain(walked);
  expect(seen.size).toBeGreaterThan(5);
  const stuck = cells.findIndex((tile, cell) => tile !== 0 && !beside(gap).includes(cell));
  await page.locator(`[data-cell="${stuck}"]`).focus();
  await page.keyboard.press('Enter');
  expect([await last(page), await cellsOf(page)]).toEqual(['Nothing moves', cells]);
}

inEngine('Chromium', 'Whoever hears a game', () => {
  it('hears the question again and where they stand, by keys and by buttons, and that the time ends', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(listen);
      const page = await open(browser, `${server.origin}/games/speed-math?operation=addition&difficulty=medium&questions=3`);
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      const { spoken } = await question(page);
      await page.keyboard.press('9');
      expect(await last(page)).toBe('9');
      await page.keyboard.press('Backspace');
      expect(await last(page)).toBe('9 deleted');
      for (const key of ['?', 'Space']) {
        await page.keyboard.press('1');
        await page.keyboard.press(key);
        expect(await last(page)).toBe(spoken);
        await page.keyboard.press('Backspace');
      }
      await page.keyboard.press('Shift+!');
      expect(await last(page)).toBe('60 seconds left, Question 1 of 3, 0 right');
      // A dialog was said in between, and the question is what one goes on with.
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog', { name: 'Stop this game?' }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => last(page)).toBe(spoken);
      await tabTo(page, page.getByRole('button', { name: 'Where am I?' }));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      expect(await last(page)).toBe(spoken);
      expect(
        await page.getByRole('button', { name: 'Say it again' }).evaluate((button) => button.getBoundingClientRect().width),
      ).toBeGreaterThan(44);
      for (let seconds = 0; seconds < 50; seconds++) await passTime(page, 1_000);
      await expect.poll(() => last(page)).toBe('10 seconds left');
      for (let seconds = 0; seconds < 10; seconds++) await passTime(page, 1_000);
      await page.getByRole('heading', { name: 'No answers this time' }).waitFor();
      await expect.poll(() => last(page)).toMatch(/^No answers this time\. ./);
      const heard = await transcriptOf(page);
      const said = heard.flatMap(({ kind, text }) => (kind === 'says' ? [text] : []));
      expect(said.slice(-2)).toEqual(['Time is up', expect.stringMatching(/^No answers this time/)]);
      // The question is asked once; it is said again whenever that is asked for.
      expect(brokenLaws(heard, true).filter((broken) => !broken.endsWith(spoken))).toEqual([]);
      await browser.close();
    });
  });

  it('types the digit of a key that has a mark in its place, as Belgian keyboards do', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math?operation=addition&difficulty=medium&questions=3`);
      await start(page).click();
      await page.getByRole('button', { name: 'Where am I?' }).waitFor();
      const { spoken } = await question(page);
      // Without Shift, as it is typed there.
      await page.keyboard.press('!');
      expect(await last(page)).toBe('1');
      await page.keyboard.press('?');
      expect(await last(page)).toBe(spoken);
      await browser.close();
    });
  });

  it('hears the board of a puzzle and the bubbles, and where there is an end', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/number-puzzle`);
      await begin(page);
      const cells = (await cellsOf(page)).map((tile) => (tile === 0 ? 'gap' : tile));
      const rows = [0, 3, 6].map((row) => cells.slice(row, row + 3).join(' ')).join(', ');
      expect(await last(page)).toContain(`Easy board, 3 by 3: ${rows}.`);
      for (let moves = 0; moves < 3; moves++) await page.keyboard.press('ArrowUp');
      expect(await last(page)).toBe('Nothing moves');
      await page.keyboard.press('?');
      expect(await last(page)).toMatch(/^(?:(?:\d|gap)[ ,]*){9}$/);
      await walkOver(page);
      // A hint is said when it is asked for, and again with the board; not with each move while it is open.
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect.poll(() => last(page)).toMatch(/\b(?:up|down|left|right|turn)\b/i);
      const shown = await cellsOf(page);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => cellsOf(page)).not.toEqual(shown);
      expect(await last(page)).toMatch(/^\d moved to row \d, column \d(?:, home)?$/);
      await page.keyboard.press('?');
      expect(await last(page)).toMatch(/^(?:(?:\d|gap)[ ,]*){9}\. ./);
      await page.keyboard.press('Shift+!');
      expect(await last(page)).toMatch(/^Time 0:\d\d\.\d, \d moves?, Level Easy, 3 × 3, \d of 8 in place$/);

      await load(page, `${server.origin}/games/math-bubble-pop`);
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      const { numbers, target } = await board(page);
      await page.keyboard.press('?');
      expect(await last(page)).toBe(
        `Pick 2 bubbles that add up to ${target}. Type a number to pick it. The numbers: ${numbers.join(', ')}.`,
      );
      await page.keyboard.press('Shift+!');
      expect(await last(page)).toBe('3 lives left, Score 0, Level 1 Beginner, To the next level 0 of 8 sets');
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowRight');
      expect(await last(page)).toBe('Edge');
      // The last of its row.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^\d+, row 1 column [346]$/);
      await page.getByRole('button', { name: `${numbers[0]}, row 1 column 1`, exact: true }).waitFor();
      await endGame(page).click();
      await browser.close();
    });
  });
});
