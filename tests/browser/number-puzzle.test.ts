import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ACHIEVEMENTS } from '../../shared/games/number-puzzle/v1/achievements.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { celebrateUntilPressed, goOn } from './steps/celebrations.ts';
import { GUEST } from './steps/expected.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import {
  begin,
  byArrow,
  byDrag,
  byTap,
  cellsOf,
  scoreboard,
  shown,
  slideAlong,
  stage,
  wayFrom,
  type StoredPuzzle,
} from './steps/number-puzzle.ts';
import { load, open } from './steps/opening.ts';
import { storedSessions } from './steps/player-database.ts';
import { keepAs, keepByKeyboard } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { holdTime, stopTime, stopTimeAt } from './steps/stopped-time.ts';
import { MOVING, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The score of the easy board, by the formulas of the specification (spec 1 §9). */
function worth(moves: number, durationMs: number) {
  const efficient = moves <= 25;
  const fast = durationMs < 60_000 ? 'EXPERT' : 'GOOD JOB';
  return {
    score: Math.max(1000 - 5 * moves - Math.floor(durationMs / 1000), 100),
    timeTaken: Math.floor(durationMs / 1000),
    movesCount: moves,
    difficulty: 'easy',
    data: { puzzleSize: 3, efficient, rating: durationMs < 30_000 && efficient ? 'MASTER' : fast },
  };
}

/** "0:23.4". */
const clockText = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}.${Math.floor(ms / 100) % 10}`;

/** Collects everything that the announcer says, in order. Runs in the page. */
function listen(): void {
  const said: string[] = [];
  const known = new WeakSet<Element>();
  Object.assign(window, { said });
  const hear = () => {
    for (const sentence of document.querySelectorAll('[role=log] span')) {
      if (known.has(sentence)) continue;
      known.add(sentence);
      said.push(sentence.textContent ?? '');
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** The only stored game, compared with its scoreboard. */
async function storedAsShown(page: Page, moves: number): Promise<StoredPuzzle> {
  const figures = await shown(page);
  const [stored, ...more] = await storedSessions<StoredPuzzle>(page);
  if (!stored) throw new Error('No game was stored.');
  expect(more).toEqual([]);
  expect(stored.summary).toMatchObject({ game: 'number-puzzle', resumed: false, ...worth(moves, stored.summary.durationMs) });
  expect(stored.summary).not.toHaveProperty('accuracy');
  expect(figures).toMatchObject({ score: stored.summary.score, moves, time: clockText(stored.summary.durationMs) });
  return stored;
}

inEngine('Chromium', 'Number Puzzle', () => {
  it('is played by keyboard alone, shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await shareBy(browser.context, 'clipboard');
      await browser.context.addInitScript(listen);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Number Puzzle/ }));
      await tabTo(page, page.getByRole('group', { name: 'Difficulty' }).getByRole('radio', { name: 'Easy' }));
      await page.keyboard.press('Enter');
      const way = wayFrom(await cellsOf(page));
      await slideAlong(page, way, byArrow);
      // The whole celebration, by itself.
      await scoreboard(page).waitFor();
      await scoreboard(page).getByText('NEW PERSONAL BEST!').waitFor();
      const said = await heard(page);
      expect(said).toContain('Puzzle Solved! Preparing celebration...');
      expect(said).toContain('HOORAY! Preparing your results...');
      // Each slide was said once. The words of the celebration replaced those of the last slide.
      expect(said.filter((text) => / moved /.test(text)).length).toBeGreaterThanOrEqual(way.length - 1);

      await sharesByKeyboard(page, 'number-puzzle', [
        /^Tenfold: Number Puzzle$/,
        new RegExp(`^Easy, 3 × 3, ${way.length} moves$`),
        /^\d:\d\d$/,
      ]);
      await keepByKeyboard(page, 'Ada');
      await scoreboard(page).getByText('Saved on this device').waitFor();
      await storedAsShown(page, way.length);
      await browser.close();
    });
  });

  it('is played on a phone by touch alone, by taps and drags; a guest has records of his own, and a best time to beat', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      await celebrateUntilPressed(browser.context);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await page
        .getByRole('main')
        .getByRole('link', { name: /Number Puzzle/ })
        .first()
        .tap();
      await page.getByRole('radio', { name: 'Easy' }).tap();
      await page.getByRole('button', { name: 'Sound' }).tap();
      await page.getByRole('button', { name: 'Begin' }).tap();
      const cells = await cellsOf(page);
      // A tile that is not beside the gap stays where it is.
      const far = cells.findIndex(
        (number, cell) =>
          number !== 0 &&
          Math.abs(Math.floor(cell / 3) - Math.floor(cells.indexOf(0) / 3)) + Math.abs((cell % 3) - (cells.indexOf(0) % 3)) > 1,
      );
      await stage(page)
        .getByRole('button', { name: new RegExp(`^Tile ${cells[far]},`) })
        .tap();
      expect(await cellsOf(page)).toEqual(cells);
      // Nothing scrolls, and the board is as wide as the phone allows.
      const [board, scrolls] = await page.evaluate(() => {
        const found = document.querySelector('fieldset')?.getBoundingClientRect();
        const frame = document.querySelector('[role=application]');
        return [found?.width ?? 0, (frame?.scrollHeight ?? 0) > (frame?.clientHeight ?? 0)];
      });
      expect(board).toBeGreaterThan(300);
      expect(scrolls).toBe(false);

      const touch = await browser.context.newCDPSession(page);
      const way = wayFrom(cells);
      const half = Math.floor(way.length / 2);
      await slideAlong(page, way.slice(0, half), byTap);
      await slideAlong(page, way.slice(half), byDrag(touch));
      // A tap skips the celebration.
      await expect
        .poll(async () => {
          if (await scoreboard(page).isHidden()) await page.touchscreen.tap(180, 80);
          return scoreboard(page).isVisible();
        })
        .toBe(true);
      const first = await shown(page);
      expect(first).toMatchObject({ moves: way.length, best: expect.stringContaining('NEW!') });
      expect(first.best).toContain('Personal Record!');

      // A guest's records are stored under the keys of the specification.
      await page.getByText('You play as a guest').waitFor();
      const records = await page.evaluate(() => [
        localStorage.getItem('numberPuzzleBestTimes'),
        localStorage.getItem('numberPuzzleAchievements'),
      ]);
      const [times, achievements] = records.map((text) => JSON.parse(text ?? 'null') as { readonly easy?: number } | string[]);
      expect(clockText((times as { readonly easy: number }).easy)).toBe(first.time);
      expect(achievements).toContain('first_easy');

      await keepAs(page, 'Bo');
      await scoreboard(page).getByText('Saved on this device').waitFor();
      await storedAsShown(page, way.length);
      // The game is Bo's now, and so is its badge.
      await goOn(page).tap();
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByText(`Best ${first.time}`).waitFor();
      await page.getByText('First Clear').waitFor();
      expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
      await browser.close();
    });
  });
});

inEngine('Chromium', 'A puzzle that is solved with hints', () => {
  it('counts, says so on its result and in the history, and is no best and no achievement but the first clear (G29)', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      await celebrateUntilPressed(browser.context);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/number-puzzle`);
      await begin(page);
      await page.getByRole('button', { name: 'Hint' }).tap();
      await page.getByRole('button', { name: 'Hint', pressed: true }).waitFor();
      await slideAlong(page, wayFrom(await cellsOf(page)), byArrow);
      await scoreboard(page).getByText('Solved with hints: it counts, but is no personal best.').waitFor();
      await keepAs(page, 'Bo');
      await scoreboard(page).getByText('Saved on this device').waitFor();
      expect(await scoreboard(page).getByText('NEW PERSONAL BEST!').count()).toBe(0);
      expect((await shown(page)).best).toBe('–');
      expect(await storedSessions(page)).toMatchObject([
        { summary: { game: 'number-puzzle', rules: 4, data: { hinted: true, records: { first_easy: 1 } } } },
      ]);

      await goOn(page).tap();
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByText('First Clear').waitFor();
      expect(await page.getByRole('region', { name: 'Achievements' }).getByRole('listitem').count()).toBe(1);
      await load(page, `${server.origin}/analytics`);
      await page
        .getByText(/solved with hints/)
        .first()
        .waitFor();
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Every screen of Number Puzzle', () => {
  it('passes axe in both themes, and fits a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/number-puzzle`);
      const inspection = new Inspection(page);
      await inspection.look('menu');
      await begin(page, 'Hard');
      await inspection.look('the largest board');
      await page.keyboard.press('Escape');
      await begin(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await inspection.look('a hint');
      let way = wayFrom(await cellsOf(page));
      // Four boards of a thousand are solved by the slides after which Shuffle asks.
      for (; way.length <= 10; way = wayFrom(await cellsOf(page))) await page.getByRole('button', { name: 'Shuffle' }).click();
      await slideAlong(page, way.slice(0, 10), byArrow);
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await inspection.look('the question whether to shuffle');
      await page.getByRole('button', { name: 'Keep this board' }).click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Keep playing' }).click();
      await stopTime(page, true);
      await slideAlong(page, way.slice(10), byArrow);
      await stage(page).getByText('Preparing celebration...', { exact: true }).waitFor();
      await inspection.look('the solved board');
      await stopTimeAt(page, 'Preparing your results...');
      expect(await page.locator('i').count()).toBe(50);
      await inspection.look('the celebration');
      await stopTime(page, false);
      await page.keyboard.press('Enter');
      await scoreboard(page).waitFor();
      await inspection.look('the scoreboard');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByText('First Clear').waitFor();
      await page.evaluate((keys) => localStorage.setItem('numberPuzzleAchievements', JSON.stringify(keys)), ACHIEVEMENTS);
      await load(page, `${server.origin}/games/number-puzzle`);
      const strip = page.getByRole('region', { name: 'Achievements' }).getByRole('listitem');
      await page.getByRole('button', { name: '+5 more' }).waitFor();
      expect(await strip.count()).toBe(6);
      await page.getByRole('button', { name: '+5 more' }).click();
      expect(await strip.count()).toBe(11);
      await inspection.look('the menu with all achievements');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
