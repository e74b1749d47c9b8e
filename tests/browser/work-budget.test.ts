import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { onDisplay, start } from './steps/game.ts';
import { holdScripts } from './steps/held-scripts.ts';
import { layoutsDuring } from './steps/layouts.ts';
import { board, bubble, byDigits, pickSet } from './steps/math-bubble-pop.ts';
import { countReactWork, mostOf, mostRenders, takeCommits } from './steps/react-work.ts';
import { answer, question, startGame, summary, type Hand } from './steps/speed-math.ts';
import { NOT_INSTALLED, ONE_VISIT, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

/** The most components that a key renders: a digit, the last digit with its verdict; and then the next question. */
const MOST = { digit: 1, verdict: 14, question: 16 } as const;

const typed = (page: Page, text: string) => page.getByRole('status', { name: 'Your answer' }).getByText(text, { exact: true }).waitFor();

inEngine('Chromium', 'A key in a game', () => {
  it('renders what it changes, and nothing else', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await browser.context.newPage();
      await countReactWork(page);
      await page.goto(`${server.origin}/games/speed-math`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await startGame(page, { questions: 60, operation: 'Multiplication' });
      let asked = await question(page);
      await mostRenders(page);
      for (let round = 0; round < 5; round++) {
        const digits = String(asked.answer);
        for (let length = 1; length < digits.length; length++) {
          await page.keyboard.press(digits[length - 1] ?? '');
          await typed(page, digits.slice(0, length));
          const renders = await mostRenders(page);
          expect(renders).toBeGreaterThan(0);
          expect(renders, 'a digit').toBeLessThanOrEqual(MOST.digit);
        }
        await page.keyboard.press(digits.at(-1) ?? '');
        // The verdict is over before a look from outside on a slow machine. Each commit has noted what was said.
        asked = await question(page, asked);
        const commits = await takeCommits(page);
        const verdicts = commits.filter(({ said }) => said === 'Correct');
        expect(mostOf(verdicts)).toBeGreaterThan(0);
        expect(mostOf(verdicts), 'a verdict').toBeLessThanOrEqual(MOST.verdict);
        const questions = commits.filter(({ said }) => said === asked.spoken);
        expect(mostOf(questions)).toBeGreaterThan(0);
        expect(mostOf(questions), 'a question').toBeLessThanOrEqual(MOST.question);
      }
      await browser.close();
    });
  });
});

inEngine('Chromium', 'What the result of a game will be compared with', () => {
  it('comes during the game without a render, even if its code is late', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await browser.context.newPage();
      await countReactWork(page);
      const letThrough = await holdScripts(browser, '**/assets/read-bests-*.js');
      const isAsked = page.waitForRequest(/\/assets\/read-bests-/);
      await page.goto(`${server.origin}/games/speed-math`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await startGame(page, { questions: 2, operation: 'Multiplication' });
      const code = (await isAsked).url();
      await takeCommits(page);
      letThrough();
      await page.evaluate(`import("${code}")`);
      await onDisplay(page);
      expect(await mostRenders(page)).toBe(0);
      await answer(page, 2);
      await summary(page);
      await browser.close();
    });
  });
});

/** The most boxes and texts that a layout begins with and goes through in play: the sheet of a question, or the answer. The screen has 200. */
const MOST_LAID_OUT = 40;

/** A digit a frame, as people type: what is said of digits of one frame is one line, longer than any that they cause. */
const digitByDigit: Hand = async (page, given) => {
  for (const digit of String(given)) {
    await page.keyboard.press(digit);
    await onDisplay(page);
  }
};

inEngine('Chromium', 'An answer in a game', () => {
  it('lays out only the boxes whose content it changes, each by itself, and so do its verdict and the next question', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      browser.problems.expect(GUEST);
      const page = await browser.visit(`${server.origin}/games/speed-math`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await startGame(page, { questions: 12, operation: 'Multiplication' });
      const laid = await layoutsDuring(page, () => answer(page, 11, digitByDigit));
      expect(laid.length).toBeGreaterThan(0);
      expect(laid.filter(({ wholePage }) => wholePage)).toEqual([]);
      expect(Math.max(...laid.map(({ objects }) => objects))).toBeLessThanOrEqual(MOST_LAID_OUT);
      await browser.close();
    });
  });
});

/** The most components that bubbles render: a pick and its end; a right set with its verdict; and the next board. */
const MOST_OF_BUBBLES = { pick: 15, verdict: 30, board: 28 } as const;

inEngine('Chromium', 'A pick of a bubble', () => {
  it('renders its own bubble and the set, and a set no more than what it changes', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await browser.context.newPage();
      await countReactWork(page);
      await page.goto(`${server.origin}/games/math-bubble-pop`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await start(page).click();
      let seen = await board(page);
      await mostRenders(page);
      for (let round = 0; round < 3; round++) {
        for (const pressed of [true, false]) {
          await bubble(page, round).click();
          await bubble(page, round)
            .and(page.locator(`[aria-pressed=${pressed}]`))
            .waitFor();
          const renders = await mostRenders(page);
          expect(renders).toBeGreaterThan(0);
          expect(renders, 'a pick').toBeLessThanOrEqual(MOST_OF_BUBBLES.pick);
        }
        await pickSet(page, seen, true, byDigits);
        expect(await mostRenders(page), 'a verdict').toBeLessThanOrEqual(MOST_OF_BUBBLES.verdict);
        seen = await board(page, seen);
        expect(await mostRenders(page), 'a board').toBeLessThanOrEqual(MOST_OF_BUBBLES.board);
      }
      await browser.close();
    });
  });
});

/** Most files of a start: scripts, styles and the font of home, and what it fetches once it is there. */
const MOST_FILES = 40;

inEngine('Chromium', 'A start of the installed app', () => {
  it('takes its document and few files from the caches, and wakes no worker for them', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      browser.problems.expect(GUEST);
      const page = await browser.visit(server.origin);
      await controlled(page);
      await page.reload();
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      const sources = await page.evaluate(sourcesOfFiles);
      expect(sources.filter(([, source]) => source !== 'cache')).toEqual([]);
      expect(sources[0]).toEqual(['/', 'cache']);
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.length).toBeLessThanOrEqual(MOST_FILES);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'A first visit to the daily challenge', () => {
  it('asks for each document of the API once', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const asked: string[] = [];
      const page = await browser.context.newPage();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await page.goto(`${server.origin}/daily-challenge`);
      await page.getByRole('heading', { name: 'No Challenge Today' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked).toContain('/api/content/challenges');
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
      await browser.close();
    });
  });
});

/** The document and the hashed files of the page, and where the browser had each from. Runs in the page. */
function sourcesOfFiles(): readonly (readonly [path: string, source: string | undefined])[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries
    .map((entry) => [new URL(entry.name).pathname, (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType] as const)
    .filter(([path]) => path === '/' || path.startsWith('/assets/'));
}
