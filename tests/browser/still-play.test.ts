import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { begin, byArrow, cellsOf, scoreboard, slideAlong, wayFrom } from './steps/number-puzzle.ts';
import { open } from './steps/opening.ts';
import { answer, startGame } from './steps/speed-math.ts';
import { MOVING, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** Notes what moves from one place to another, but for what CSS animates and the answer that is typed. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const isTyped = (node: Node | null) => Boolean((node instanceof Element ? node : node?.parentElement)?.closest('output'));
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] })[])
        for (const { node } of sources) if (!isTyped(node)) shifts.push(`${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`);
    }).observe({ type: 'layout-shift' });
  });

const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);

/** Opens a game with all motion. */
const inGame = (slug: string, play: (page: Page) => Promise<void>): Promise<void> =>
  withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
    browser.problems.expect(GUEST);
    await play(await open(browser, `${server.origin}/games/${slug}`));
    await browser.close();
  });

/** What the browser moves now, frame after frame. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

inEngine('Chromium', 'While an answer is awaited', () => {
  it('the browser moves nothing, so that a key waits for no frame; the time is shown all the same', () =>
    inGame('speed-math', async (page) => {
      await startGame(page, { questions: 20 });
      await answer(page, 2);
      await expect.poll(() => moving(page)).toBe(0);
      const bar = page.getByRole('timer').locator('xpath=preceding-sibling::*').locator('div');
      const width = () => bar.evaluate((element) => element.getBoundingClientRect().width);
      const before = await width();
      await expect.poll(width).toBeLessThan(before);
    }));
});

inEngine('Chromium', 'What is not animated stays in its place', () => {
  it('when the number of the question has another digit', BEFORE_A_RELEASE, () =>
    inGame('speed-math', async (page) => {
      await startGame(page, { questions: 20 });
      await watchShifts(page);
      await answer(page, 11);
      expect(await shifts(page)).toEqual([]);
    }),
  );

  it('when the scoreboard comes while confetti falls', BEFORE_A_RELEASE, () =>
    inGame('number-puzzle', async (page) => {
      await begin(page, 'Easy');
      const way = wayFrom(await cellsOf(page));
      await slideAlong(page, way.slice(0, -1), byArrow);
      await watchShifts(page);
      await slideAlong(page, way.slice(-1), byArrow);
      await scoreboard(page).waitFor();
      await scoreboard(page).getByText('NEW PERSONAL BEST!').waitFor();
      expect(await shifts(page)).toEqual([]);
    }),
  );
});
