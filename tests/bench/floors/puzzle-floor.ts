import type { Page } from 'playwright';
import { playFor, slideRound } from '../blind-play.ts';
import { withBrowser } from '../browser.ts';
import { bundle, html, script, serve } from '../pages.ts';
import type { Row } from '../report.ts';
import { CELEBRATION_SECONDS, startCelebration, startPuzzle } from '../smoothness.ts';
import { longTasksRow, type Play } from './long-tasks.ts';
import { stillScreen } from './still-screen.ts';

const SECONDS = 10;
/** When a screen of the celebration is taken as it stands: in the middle of each stage (client/games/number-puzzle/celebration.ts). */
const TAKEN_AFTER_MS = [750, 2_000, 2_250] as const;

const sliding = (page: Page): Play => ({ seconds: SECONDS, play: () => playFor(SECONDS, () => slideRound(page)) });

const celebrating = (page: Page, begin: () => Promise<void>): Play => ({
  seconds: CELEBRATION_SECONDS,
  async play() {
    await begin();
    await page.waitForTimeout(CELEBRATION_SECONDS * 1000);
  },
});

const stillPuzzle = (origin: string): Promise<string> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    await startPuzzle(page, origin);
    return stillScreen(page, '[role=timer]');
  });

const screenOf = (page: Page): Promise<string> => page.locator('main').evaluate((main) => main.outerHTML);

/** The board before its last move, then a screen of each stage: a page with all of them as templates, and all styles. */
const stillCelebration = (origin: string): Promise<string> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    const begin = await startCelebration(page, origin);
    const screens = [await screenOf(page)];
    await begin();
    for (const after of TAKEN_AFTER_MS) {
      await page.waitForTimeout(after);
      screens.push(await screenOf(page));
    }
    const templates = screens.map((screen) => `<template>${screen}</template>`).join('');
    return (await stillScreen(page)).replace('<script', `${templates}<script`);
  });

/** The puzzle's and its celebration's screens without our code, and with it. */
export async function puzzleRows(origin: string): Promise<readonly Row[]> {
  const site = await serve({
    '/puzzle': { ...html(''), body: await stillPuzzle(origin) },
    '/celebration': { ...html(''), body: await stillCelebration(origin) },
    '/page.js': script(await bundle('puzzle-alone.ts')),
  });
  try {
    return [
      await longTasksRow('the markup and styles of the puzzle, where a bare script moves tiles and sets the time', async (page) => {
        await page.goto(`${site.origin}/puzzle`);
        return sliding(page);
      }),
      await longTasksRow('the puzzle, ours', async (page) => {
        await startPuzzle(page, origin);
        return sliding(page);
      }),
      await longTasksRow('the markup and styles of the celebration, whose screens a bare script puts in place', async (page) => {
        await page.goto(`${site.origin}/celebration`);
        await page.getByRole('group', { name: /^Board/ }).waitFor({ state: 'attached' });
        return celebrating(page, () => page.keyboard.press('ArrowUp'));
      }),
      await longTasksRow('the celebration, ours', async (page) => celebrating(page, await startCelebration(page, origin))),
    ];
  } finally {
    await site.close();
  }
}
