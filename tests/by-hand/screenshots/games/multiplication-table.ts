import type { Page } from 'playwright';
import { question, stage, withEnter, type Question } from '../../../browser/steps/multiplication-table.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { pass, until } from '../told-time.ts';
import { gameWalk, startButton } from './game-walk.ts';

const slug = 'multiplication-table';
const feedbackMs = 1_500;
const end = (page: Page) => stage(page).getByRole('button', { name: 'End Game' }).click();

async function begin(page: Page, mode: string, table: RegExp | string): Promise<void> {
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('radio', { name: table }).check();
  await startButton(page).click();
  await question(page);
}

/** Gives right (`+`) and wrong (`-`) answers, each after `paceMs`. Ends with the last verdict in sight. */
async function answer(page: Page, marks: string, paceMs: number, former?: Question): Promise<Question | undefined> {
  let asked = former;
  for (const [place, mark] of marks.split('').entries()) {
    if (asked) await pass(page, feedbackMs);
    asked = await question(page, asked);
    await pass(page, paceMs * (1 + ((place * 7) % 5) / 4));
    await withEnter.give(page, asked.a * asked.b + (mark === '+' ? 0 : 1));
  }
  return asked;
}

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  await open();
  await shot('setup');
  await page.getByRole('radio', { name: 'Challenge' }).check();
  await page.getByRole('textbox', { name: 'Custom' }).fill('37');
  await shot('setup-custom');
  await begin(page, 'Practice', /^Table 7,/);
  const first = await question(page);
  await pass(page, 1_200);
  await page.keyboard.type(String(first.a * first.b).slice(0, 1));
  await shot('play');
  await page.keyboard.press('Backspace');
  await withEnter.give(page, first.a * first.b);
  await shot('right');
  const third = await answer(page, '+-', 1_300, first);
  await shot('wrong');
  const mastered = await answer(page, '++++++++', 900, third);
  await pass(page, 300);
  await shot('mastered');
  await answer(page, '-', 900, mastered);
  await end(page);
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

async function before(walk: Walk): Promise<void> {
  const { page, open, rest } = gameWalk(walk, slug);
  for (const [mode, table, marks] of [
    ['Practice', /^Table 2,/, '++++++++++'],
    ['Practice', /^Table 5,/, '++++++++++'],
    ['Practice', /^Table 7,/, '+++-+++'],
    ['Speed Drill', 'Mixed Tables', '++-+++'],
  ] as const) {
    await open();
    await begin(page, mode, table);
    await answer(page, marks, 1_300);
    await end(page);
    await rest();
  }
}

async function learner(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest, comeBack } = gameWalk(walk, slug);
  await open(page.getByRole('radio', { name: 'Table 2, mastered' }));
  await shot('setup-learner');
  await begin(page, 'Challenge', /^Table 9,/);
  await answer(page, '+++', 900);
  await comeBack();
  await begin(page, 'Speed Drill', 'Mixed Tables');
  const last = await answer(page, '+++++-++', 1_000);
  await pass(page, feedbackMs);
  await question(page, last);
  await pass(page, 600);
  await shot('drill');
  await until(page, page.getByRole('button', { name: 'Play Again' }));
  await rest();
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
