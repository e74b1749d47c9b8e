import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ACHIEVEMENTS } from '../../shared/games/number-puzzle/v1/achievements.ts';
import { ChromiumBrowser, Mailbox, ServerData, TestServer, controlled, inEngine, withFolder } from './harness.ts';
import { person, signUp } from './steps/accounts.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import { begin, byArrow, byDrag, byTap, cellsOf, rowsOf, scoreboard, shown, slideAlong, stage, wayFrom, type StoredPuzzle } from './steps/number-puzzle.ts';
import { load, open } from './steps/opening.ts';
import { keepAs, newLearner } from './steps/players.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const GUEST = /User not authenticated/;
const SERVER_GONE = /Failed to load resource: net::ERR_/;

/** What the easy board is worth, by the formulas of the specification (spec 1 §9). */
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
const clockText = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}.${Math.floor(ms / 100) % 10}`;

/** Keeps everything that is said, in its order. Runs in the page. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const hear = () => {
    for (const region of document.querySelectorAll('[role=status]')) {
      const text = region.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** The only game of the only player here, after its scoreboard was compared with it. */
async function storedAsShown(page: Page, moves: number): Promise<StoredPuzzle> {
  const figures = await shown(page);
  const [stored, ...more] = await rowsOf<StoredPuzzle>(page, 'sessions');
  if (!stored) throw new Error('No game was stored.');
  expect(more).toEqual([]);
  expect(stored.summary).toMatchObject({ game: 'number-puzzle', resumed: false, ...worth(moves, stored.summary.durationMs) });
  expect(stored.summary).not.toHaveProperty('accuracy');
  expect(figures).toMatchObject({ score: stored.summary.score, moves, time: clockText(stored.summary.durationMs) });
  return stored;
}

inEngine('Chromium', 'Number Puzzle', () => {
  it('is played offline by keyboard alone, kept, and accepted by the server after signing up', async () => {
    const ada = person('Ada');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      await browser.context.addInitScript(listen);
      const page = await open(browser, server.origin);
      await controlled(page);
      await server.kill();

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
      // Each slide was said once; the last one's words gave way to the celebration.
      expect(said.filter((text) => / moved /.test(text)).length).toBeGreaterThanOrEqual(way.length - 1);

      await enterOn(page, page.getByRole('button', { name: 'Keep this game' }));
      await tabTo(page, page.getByRole('textbox', { name: 'Nickname' }));
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await scoreboard(page).getByText('Saved on this device').waitFor();
      const stored = await storedAsShown(page, way.length);

      await server.start();
      await enterOn(page, page.getByRole('banner').getByRole('button', { name: 'Who is playing?' }));
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
      await signUp(page, ada);
      const arrival = await open(browser, await new Mailbox(server.dataDir).link(ada.email));
      await arrival.getByText('Synced').waitFor();
      expect(new ServerData(server.dataDir).games(ada.email)).toMatchObject([{ id: stored.id, status: 'accepted' }]);
      await browser.close();
    });
  });

  it('is played offline on a phone by touch alone, by taps and drags; a guest has records of his own, and a best time to beat', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PHONE);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      await controlled(page);
      await server.kill();

      await page.getByRole('main').getByRole('link', { name: /Number Puzzle/ }).first().tap();
      await page.getByRole('radio', { name: 'Easy' }).tap();
      await page.getByRole('button', { name: 'Sound' }).tap();
      await page.getByRole('button', { name: 'Begin' }).tap();
      const cells = await cellsOf(page);
      // A tile that is not beside the gap stays where it is.
      const far = cells.findIndex((number, cell) => number !== 0 && Math.abs(Math.floor(cell / 3) - Math.floor(cells.indexOf(0) / 3)) + Math.abs((cell % 3) - (cells.indexOf(0) % 3)) > 1);
      await stage(page).getByRole('button', { name: new RegExp(`^Tile ${cells[far]},`) }).tap();
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
      await expect.poll(async () => {
        if (await scoreboard(page).isHidden()) await page.touchscreen.tap(180, 80);
        return scoreboard(page).isVisible();
      }).toBe(true);
      const first = await shown(page);
      expect(first).toMatchObject({ moves: way.length, best: expect.stringContaining('NEW!') });
      expect(first.best).toContain('Personal Record!');

      // A guest's records, under the keys of the specification.
      await page.getByText('You play as a guest').waitFor();
      const records = await page.evaluate(() => [localStorage.getItem('numberPuzzleBestTimes'), localStorage.getItem('numberPuzzleAchievements')]);
      const [times, achievements] = records.map((text) => JSON.parse(text ?? 'null') as { readonly easy?: number } | string[]);
      expect(clockText((times as { readonly easy: number }).easy)).toBe(first.time);
      expect(achievements).toContain('first_easy');

      await keepAs(page, 'Bo');
      await scoreboard(page).getByText('Saved on this device').waitFor();
      await storedAsShown(page, way.length);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByText(`Best ${first.time}`).waitFor();
      await page.getByText('First Clear').waitFor();
      expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
      await browser.close();
      await server.start();
    });
  });

  it('goes on after a kill of the browser with the board as it was, and is then no personal best', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile);
      const page = await open(first, `${server.origin}/games/number-puzzle`);
      await controlled(page);
      await newLearner(page, 'Cleo');
      await begin(page);
      const way = wayFrom(await cellsOf(page));
      await slideAlong(page, way.slice(0, 4), byArrow);
      await expect.poll(async () => (await rowsOf<{ readonly packed?: string }>(page, 'journal')).map(({ packed = '' }) => packed).join('').split('=').length - 1).toBe(4);
      await first.kill();

      const second = await ChromiumBrowser.open(profile);
      const again = await open(second, `${server.origin}/games/number-puzzle`);
      const offer = again.getByRole('dialog', { name: 'Go on where you stopped?' });
      await offer.getByText('Easy, 3 × 3: 4 moves so far.').waitFor();
      await offer.getByText('Your board is as you left it').waitFor();
      await offer.getByRole('button', { name: 'Resume' }).click();
      expect(await cellsOf(again)).toEqual(way[3]?.after);
      await slideAlong(again, way.slice(4), byArrow);
      expect(await shown(again)).toMatchObject({ moves: way.length, best: '–' });
      await again.getByText('Resumed: it counts, but is no personal best.').waitFor();
      expect(await again.getByText('NEW PERSONAL BEST!').isVisible()).toBe(false);
      await scoreboard(again).getByText('Saved on this device').waitFor();
      const [stored] = await rowsOf<StoredPuzzle>(again, 'sessions');
      expect(stored?.summary).toMatchObject({ resumed: true, movesCount: way.length });
      await second.close();
    });
  });
});

const THEMES = ['light', 'dark'] as const;
const SIZES = [{ width: 1280, height: 800 }, { width: 360, height: 740 }] as const;

/** The celebration's clock and timers stand still while `hold.on` is set, so that each stage can be looked at. Runs in the page. */
function holdCelebration(): void {
  const hold = { on: false, now: 0, waiting: [] as (() => void)[] };
  Object.assign(window, { hold });
  const [later, now] = [window.setTimeout.bind(window), performance.now.bind(performance)];
  performance.now = () => (hold.on ? hold.now : now());
  const holding = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    later(() => {
      const run = () => (typeof work === 'function' ? (work as (...given: unknown[]) => void)(...rest) : undefined);
      if (hold.on && ms > 1_100 && ms <= 2_600) hold.waiting.push(run);
      else run();
    }, ms);
  window.setTimeout = holding as typeof window.setTimeout;
}

interface Hold {
  on: boolean;
  now: number;
  waiting: (() => void)[];
}

const stopTime = (page: Page) =>
  page.evaluate(() => {
    const { hold } = window as unknown as { hold: Hold };
    hold.now = performance.now();
    hold.on = true;
  });

/** Lets the first stage's 1.5 s pass; its timer must have rung. */
const passFirstStage = async (page: Page) => {
  await page.waitForFunction(() => (window as unknown as { hold: Hold }).hold.waiting.length > 0);
  await page.evaluate(() => {
    const { hold } = window as unknown as { hold: Hold };
    hold.now += 1_500;
    for (const run of hold.waiting.splice(0)) run();
  });
};

/** Resolves when sizes and colours have changed over: each frame may begin further transitions. Runs in the page. */
async function settled(): Promise<void> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  for (let left = document.getAnimations(); left.some(({ playState }) => playState === 'running'); left = document.getAnimations()) {
    await Promise.allSettled(left.map((animation) => animation.finished));
    await frames();
  }
}

/** What depends on the theme; everything else is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a screen, in both themes; and whether it fits the narrowest window. */
async function findings(page: Page, screen: string, sizes: readonly (typeof SIZES)[number][] = SIZES): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
      await page.evaluate(settled);
      const there = await page.evaluate(() => 'axe' in window);
      const axe = new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) }).setLegacyMode();
      const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
      for (const { id, nodes } of violations) found.push(`${screen}, ${theme}, ${size.width} px: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(settled);
  const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.querySelector('[role=application]')?.scrollWidth ?? 0));
  if (wide > 320) found.push(`${screen}: ${wide} px wide in a window of 320 px`);
  await page.setViewportSize(SIZES[0]);
  return found;
}

inEngine('Chromium', 'Every screen of Number Puzzle', () => {
  it('passes axe in both themes, on phone and desktop, and fits a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { viewport: SIZES[0], reducedMotion: 'reduce' });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdCelebration);
      const page = await open(browser, `${server.origin}/games/number-puzzle`);
      const found = await findings(page, 'menu');
      await begin(page, 'Hard');
      found.push(...(await findings(page, 'the largest board', [SIZES[1]])));
      await page.keyboard.press('Escape');
      await begin(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      found.push(...(await findings(page, 'a hint')));
      const way = wayFrom(await cellsOf(page));
      await slideAlong(page, way.slice(0, 10), byArrow);
      await page.getByRole('button', { name: 'Shuffle' }).click();
      found.push(...(await findings(page, 'the question whether to shuffle', [SIZES[1]])));
      await page.getByRole('button', { name: 'Keep this board' }).click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      found.push(...(await findings(page, 'the question whether to stop', [SIZES[1]])));
      await page.getByRole('button', { name: 'Keep playing' }).click();
      await stopTime(page);
      await slideAlong(page, way.slice(10), byArrow);
      await stage(page).getByText('Preparing celebration...', { exact: true }).waitFor();
      found.push(...(await findings(page, 'the solved board', [SIZES[1]])));
      await passFirstStage(page);
      await stage(page).getByText('Preparing your results...', { exact: true }).waitFor();
      expect(await page.locator('i').count()).toBe(50);
      found.push(...(await findings(page, 'the celebration')));
      await page.keyboard.press('Enter');
      await scoreboard(page).waitFor();
      found.push(...(await findings(page, 'the scoreboard')));
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByText('First Clear').waitFor();
      await page.evaluate((keys) => localStorage.setItem('numberPuzzleAchievements', JSON.stringify(keys)), ACHIEVEMENTS);
      await load(page, `${server.origin}/games/number-puzzle`);
      const strip = page.getByRole('region', { name: 'Achievements' }).getByRole('listitem');
      await page.getByRole('button', { name: '+5 more' }).waitFor();
      expect(await strip.count()).toBe(6);
      await page.getByRole('button', { name: '+5 more' }).click();
      expect(await strip.count()).toBe(11);
      found.push(...(await findings(page, 'the menu with all achievements', [SIZES[1]])));
      expect(found).toEqual([]);
      await browser.close();
    });
  });
});
