import type { Page } from 'playwright';
import { listenToRounds, memoryStage, otherThan, toType } from '../../../browser/steps/number-sequence.ts';
import type { Journey, Walk } from '../journeys.mjs';
import { pass, until } from '../told-time.ts';
import { dialog, gameWalk, startButton } from './game-walk.ts';

const slug = 'number-sequence';
const reviewMs = 2_000;
const reviewed = /All correct|right$/;

interface Game {
  readonly digits: number;
  readonly count: number;
  readonly rounds: number;
  readonly timeLimit?: number;
}

async function fill(page: Page, { digits, count, rounds, timeLimit = 60 }: Game): Promise<void> {
  const stepper = (name: RegExp) => page.getByRole('spinbutton', { name });
  await stepper(/^Digits/).fill(String(digits));
  await stepper(/^Numbers/).fill(String(count));
  await stepper(/^Time Limit/).fill(String(timeLimit));
  await stepper(/^Practice Rounds/).fill(String(rounds));
}

const heading = (page: Page, name: RegExp) => memoryStage(page).getByRole('heading', { name });

/** The time of the reveal of up to three digits and of 'Get ready', in ms. */
const shownMs = 4_000;

/** Waits until the reveal is over and the numbers can be typed. Returns the numbers. */
async function memorize(page: Page, round: number): Promise<readonly string[]> {
  await until(page, memoryStage(page));
  await pass(page, shownMs);
  await until(page, heading(page, /^Type/));
  return toType(page, round);
}

async function playRound(page: Page, round: number, right: boolean): Promise<void> {
  const numbers = await memorize(page, round);
  await pass(page, 1_500);
  await page.keyboard.type(numbers.map((number, place) => (right || place !== 1 ? number : otherThan(number))).join(''));
  await page.keyboard.press('Enter');
  // The last round is reviewed on the result.
  await until(page, heading(page, reviewed).or(page.getByRole('button', { name: 'Retry' })));
}

async function playRounds(page: Page, marks: string): Promise<void> {
  for (const [place, mark] of marks.split('').entries()) {
    await playRound(page, place + 1, mark === '+');
    await pass(page, reviewMs);
  }
}

async function guest(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest } = gameWalk(walk, slug);
  await page.addInitScript(listenToRounds);
  await open();
  await shot('setup');
  await fill(page, { digits: 6, count: 15, rounds: 3 });
  await shot('setup-most');
  await fill(page, { digits: 3, count: 5, rounds: 3 });
  await startButton(page).click();
  await until(page, heading(page, /Memorize/));
  await pass(page, 900);
  await shot('memorize');
  await pass(page, 2_000);
  await until(page, heading(page, /Get ready/));
  await shot('ready');
  await until(page, heading(page, /^Type/));
  const numbers = (await toType(page, 1)).join('');
  await pass(page, 1_500);
  await page.keyboard.type(numbers.slice(0, 7));
  await shot('input');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor();
  await shot('stop');
  await page.keyboard.press('Escape');
  await page.keyboard.type(numbers.slice(7, -1));
  await page.keyboard.type(numbers.slice(-1));
  await shot('full');
  await until(page, heading(page, reviewed));
  await shot('right');
  await pass(page, reviewMs);
  await playRound(page, 2, false);
  await shot('wrong');
  await pass(page, reviewMs);
  await playRound(page, 3, true);
  await pass(page, reviewMs);
  await rest();
  await shot('result-guest');
  await shotWhole('result-guest');
}

/** Plays many short rounds with much time left, which earn nearly a level. */
async function before(walk: Walk): Promise<void> {
  const { page, open, rest } = gameWalk(walk, slug);
  await page.addInitScript(listenToRounds);
  await open();
  await fill(page, { digits: 1, count: 3, rounds: 20, timeLimit: 300 });
  await startButton(page).click();
  await playRounds(page, '+'.repeat(20));
  await rest();
}

async function learner(walk: Walk): Promise<void> {
  const { page, shot, shotWhole, open, rest, comeBack } = gameWalk(walk, slug);
  await page.addInitScript(listenToRounds);
  await open(page.getByText('Your most so far'));
  await shot('setup-learner');
  await fill(page, { digits: 8, count: 12, rounds: 12, timeLimit: 300 });
  await startButton(page).click();
  await until(page, heading(page, /Memorize/));
  await shot('memorize-most');
  await pass(page, 5_000);
  await memorize(page, 1);
  await page.keyboard.type('1234567812345');
  await shot('input-most');
  await comeBack();
  await fill(page, { digits: 2, count: 4, rounds: 12, timeLimit: 300 });
  await startButton(page).click();
  await playRounds(page, '++++++-+++++');
  await rest();
  await shot('result-learner');
  await shotWhole('result-learner');
}

export const journeys: readonly Journey[] = [
  { name: slug, as: 'guest', told: true, walk: guest },
  { name: `${slug}-learner`, as: 'learner', told: true, before, walk: learner },
];
