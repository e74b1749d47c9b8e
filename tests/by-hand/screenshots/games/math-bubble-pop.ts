import type { Page } from 'playwright';
import { board, bubble, byDigits, finishedDialog, type SeenBoard } from '../../../browser/steps/math-bubble-pop.ts';
import { findSet, findWrongSet } from '../../../unit/shared/games/math-bubble-pop/search.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { pass, until } from '../told-time.ts';
import { dialog, gameWalk, startButton } from './game-walk.ts';

const slug = 'math-bubble-pop';
const checkMs = 500;
const verdictMs = 2_000;

/** Picks a set, and waits for its verdict. */
async function pick(page: Page, seen: SeenBoard, right: boolean, ms: number): Promise<void> {
  const ids = right ? findSet(seen) : findWrongSet(seen);
  for (const id of ids ?? []) {
    await pass(page, ms);
    await byDigits(page, id, seen);
  }
  await pass(page, checkMs);
}

/** Picks right (`+`) and wrong (`-`) sets. Ends with the last verdict in sight. */
async function pickSets(page: Page, marks: string, ms: number, former?: SeenBoard): Promise<SeenBoard | undefined> {
  let seen = former;
  for (const mark of marks) {
    if (seen) await pass(page, verdictMs);
    seen = await board(page, seen);
    await pick(page, seen, mark === '+', ms);
  }
  return seen;
}

async function begin(page: Page, mode: string): Promise<void> {
  await page.getByRole('radio', { name: mode }).check({ force: true });
  await startButton(page).click();
  // The stage is empty for a moment of simulated time.
  await until(page, bubble(page, 0));
}

const end = (page: Page) => page.getByRole('button', { name: 'End Game' }).click();

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  await open();
  await shot('setup');
  await begin(page, 'Addition');
  const first = await board(page);
  await pass(page, 2_000);
  await shot('play');
  const [id = 0] = findSet(first) ?? [];
  await bubble(page, id).click();
  await shot('picked');
  await bubble(page, id).click();
  await pick(page, first, true, 700);
  await shot('right');
  const second = await pickSets(page, '-', 700, first);
  await shot('wrong');
  const last = await pickSets(page, '+++++++', 600, second);
  await pass(page, 300);
  await shot('level-up');
  await pickSets(page, '++--', 600, last);
  await pass(page, verdictMs);
  await until(page, finishedDialog(page));
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

async function before(walk: Walk): Promise<void> {
  const { page, open, rest } = gameWalk(walk, slug);
  await open();
  await begin(page, 'Multiplication');
  await pickSets(page, '++', 1_500);
  await pass(page, verdictMs);
  await end(page);
  await rest();
}

async function learner(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest, comeBack } = gameWalk(walk, slug);
  await open(page.getByText('Best', { exact: true }));
  await shot('setup-learner');
  await begin(page, 'Mixed');
  await pickSets(page, '+++', 900);
  await comeBack();
  await begin(page, 'Multiplication');
  await pickSets(page, '++-++', 700);
  await pass(page, verdictMs);
  await end(page);
  await dialog(page).waitFor();
  await rest();
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
