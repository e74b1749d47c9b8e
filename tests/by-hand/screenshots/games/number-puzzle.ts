import type { Page } from 'playwright';
import { begin, byArrow, cellsOf, scoreboard, stage, wayFrom } from '../../../browser/steps/number-puzzle.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { pass, until } from '../told-time.ts';
import { dialog, gameWalk } from './game-walk.ts';

const slug = 'number-puzzle';
const solvingMs = 1_500;

/** Slides tiles along the shortest way: `tiles` of them, or all to the end. */
async function slide(page: Page, paceMs: number, tiles?: number): Promise<void> {
  for (const step of wayFrom(await cellsOf(page)).slice(0, tiles)) {
    await pass(page, paceMs);
    await byArrow(page, step);
  }
}

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  const press = (name: string) => stage(page).getByRole('button', { name }).click();
  await open();
  await shot('setup');
  for (const board of ['Hard', 'Medium'] as const) {
    await begin(page, board);
    await shot(`play-${board.toLowerCase()}`);
    await press('Menu');
  }
  await begin(page);
  await shot('play');
  await slide(page, 900, 11);
  await press('Hint');
  await shot('hint');
  await press('Hint');
  await press('Shuffle');
  await dialog(page).waitFor();
  await shot('shuffle');
  await page.keyboard.press('Escape');
  await press('Menu');
  await dialog(page).waitFor();
  await shot('stop');
  await page.keyboard.press('Escape');
  await slide(page, 1_100);
  await until(page, page.getByText('Preparing celebration...').first());
  await pass(page, 300);
  await shot('solving');
  await pass(page, solvingMs);
  await shot('celebrating');
  await until(page, scoreboard(page));
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

async function solve({ page, rest }: ReturnType<typeof gameWalk>, paceMs: number): Promise<void> {
  await begin(page);
  await slide(page, paceMs);
  await until(page, scoreboard(page));
  await rest();
}

async function before(walk: Walk): Promise<void> {
  const game = gameWalk(walk, slug);
  await game.open();
  await solve(game, 2_500);
}

async function learner(walk: Walk): Promise<void> {
  const game = gameWalk(walk, slug);
  const { page, shot, shotWhole, open, comeBack } = game;
  await open(page.getByText('First Clear'));
  await shot('setup-learner');
  await begin(page);
  await slide(page, 900, 6);
  await comeBack();
  await solve(game, 700);
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
