import type { Page } from 'playwright';
import { asked, onKeyboard, type Asked } from '../../../browser/steps/math-race.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { meanwhile, pass, until } from '../told-time.ts';
import { dialog, gameWalk, startButton } from './game-walk.ts';

const slug = 'math-race';
const feedbackMs = 400;
/** A wrong answer with as many digits. */
const wrongFor = ({ answer }: Asked) => String(answer).replace(/.$/, (digit) => (digit === '9' ? '8' : '9'));

const startNow = (page: Page) => page.getByRole('button', { name: 'Start Now' });

/** The next problem: it comes, and is painted, only while time passes. */
const next = (page: Page, former?: Asked): Promise<Asked> => meanwhile(page, asked(page, former));

async function choose(page: Page, operation: string, target: number): Promise<void> {
  await page.getByRole('radio', { name: operation }).check();
  await page.getByRole('spinbutton', { name: 'Target Score' }).fill(String(target));
}

async function begin(page: Page): Promise<void> {
  await startButton(page).click();
  await until(page, startNow(page));
}

/** Gives right (`+`) and wrong (`-`) answers, each after about `paceMs`. Ends when the last feedback is over. */
async function race(page: Page, marks: string, paceMs: number): Promise<Asked | undefined> {
  let now: Asked | undefined;
  for (const [place, mark] of marks.split('').entries()) {
    now = await next(page, now);
    await pass(page, paceMs * (1 + ((place * 7) % 5) / 4));
    await onKeyboard(page, mark === '+' ? now.answer : wrongFor(now));
    await pass(page, feedbackMs);
  }
  return now;
}

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  await open();
  await startButton(page).click();
  await shot('setup-error');
  await choose(page, 'Mixed', 12);
  await page.getByRole('spinbutton', { name: 'To', exact: true }).fill('20');
  await shot('setup');
  await begin(page);
  await shot('countdown');
  await startNow(page).click();
  const first = await next(page, await race(page, '++-++', 900));
  await pass(page, 700);
  await page.keyboard.type(String(first.answer).slice(0, -1));
  await shot('play');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor();
  await shot('stop');
  await page.keyboard.press('Escape');
  await page.keyboard.type(String(first.answer).slice(-1));
  await shot('right');
  await pass(page, feedbackMs);
  await onKeyboard(page, wrongFor(await next(page, first)));
  await shot('wrong');
  await pass(page, feedbackMs);
  await race(page, '++-+++++', 1_100);
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

async function raceOnce({ page, rest }: ReturnType<typeof gameWalk>, marks: string, paceMs: number): Promise<void> {
  await choose(page, 'Addition', 10);
  await begin(page);
  await startNow(page).click();
  await race(page, marks, paceMs);
  await rest();
}

async function before(walk: Walk): Promise<void> {
  const race = gameWalk(walk, slug);
  await race.open();
  await raceOnce(race, '++++-++++++', 1_400);
}

async function learner(walk: Walk): Promise<void> {
  const game = gameWalk(walk, slug);
  const { page, shot, shotWhole, open, comeBack } = game;
  await open(page.getByText('Your best'));
  await shot('setup-learner');
  await begin(page);
  await startNow(page).click();
  await race(page, '+++', 900);
  await comeBack();
  await raceOnce(game, '++++++++++', 800);
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
