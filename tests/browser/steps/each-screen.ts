import type { Page } from 'playwright';
import * as duel from './calculator-vs-brain.ts';
import { endGame, otherDigits, start, startNow } from './game.ts';
import * as racing from './math-race.ts';
import * as pop from './math-bubble-pop.ts';
import * as table from './multiplication-table.ts';
import * as puzzle from './number-puzzle.ts';
import * as memory from './number-sequence.ts';
import * as practice from './practice.ts';
import * as speed from './speed-math.ts';
import { comeUp, leadIn, passTime, stageUp, stopTime } from './stopped-time.ts';

/** Looks at a screen, whose time stands still. */
export type Look = (screen: string) => Promise<void>;

/** From the set-up over the countdown, in stopped time. */
async function countDown(page: Page, look: Look): Promise<void> {
  await look('set-up');
  await stopTime(page, true);
  await start(page).click();
  await stageUp(page);
  await comeUp(page, startNow(page));
  await look('countdown');
  await startNow(page).click();
  await startNow(page).waitFor({ state: 'detached' });
  await leadIn(page);
}

/** Longer than the pause after any answer, in ms. */
const PAUSE_MS = 2_500;

/** Lets time go on until the result, and looks at that. */
async function lookAtResult(page: Page, look: Look): Promise<void> {
  await stopTime(page, false);
  await page.getByRole('button', { name: 'Keep this game' }).first().waitFor();
  await look('result');
}

/** From the numbers of a round to where they are typed. */
async function knowThem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I know them' }).click();
  await page.getByText('Get ready').first().waitFor();
  await passTime(page, PAUSE_MS);
  await page.getByRole('heading', { name: 'Type the numbers back' }).waitFor();
}

/** Each screen of a practice, for a page that was opened with `listen`: a missed fact, which is then new, and known. */
export async function screensOfPractice(page: Page, look: Look): Promise<void> {
  await look('set-up');
  await practice.begin(page).click();
  const asked = await practice.next(page);
  await look('question');
  const solution = await practice.miss(page, asked);
  await look('solution');
  let shown = await practice.goOn(page, solution);
  for (; shown.kind !== 'over'; shown = await practice.goOn(page, shown)) if (shown.kind === 'new') await look('new fact');
  await practice.result(page).waitFor();
  await look('result');
}

/** Each screen of a game from its set-up to the result of a guest, for a page that was opened with `holdTime` and `listenToRounds`. */
export const SCREENS: { readonly [slug in string]: (page: Page, look: Look) => Promise<void> } = {
  async 'speed-math'(page, look) {
    await page.getByRole('radio', { name: 'Addition' }).check();
    await page.getByRole('radio', { name: 'Hard' }).check();
    await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('5');
    await countDown(page, look);
    let asked = await speed.question(page);
    await look('question');
    await page.keyboard.press('Escape');
    const stay = page.getByRole('button', { name: 'Keep playing' });
    await stay.waitFor();
    await look('question whether to stop');
    await stay.click();
    await stay.waitFor({ state: 'detached' });
    await page.keyboard.type(otherDigits(asked.answer));
    await page.getByText('Wrong', { exact: true }).waitFor();
    await look('wrong answer');
    for (let left = 4; left > 0; left--) {
      await passTime(page, PAUSE_MS);
      asked = await speed.question(page, asked);
      await page.keyboard.type(String(asked.answer));
    }
    await lookAtResult(page, look);
  },
  async 'math-race'(page, look) {
    await page.getByRole('radio', { name: 'Addition' }).check();
    await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
    await countDown(page, look);
    let asked = await racing.asked(page);
    for (let left = 5; left > 0; left--) {
      if (left === 2) await look('question');
      await page.keyboard.type(String(asked.answer));
      if (left === 2) await look('right answer');
      await passTime(page, PAUSE_MS);
      if (left > 1) asked = await racing.asked(page, asked);
    }
    await lookAtResult(page, look);
  },
  async 'multiplication-table'(page, look) {
    await page.getByRole('radio', { name: /^Pattern/ }).check();
    await look('set-up');
    await stopTime(page, true);
    await start(page).click();
    await leadIn(page);
    const asked = await table.question(page);
    await look('question');
    await table.withEnter.give(page, table.wrongFor(asked.a * asked.b));
    await look('wrong answer');
    await passTime(page, PAUSE_MS);
    await table.question(page, asked);
    await endGame(page).click();
    await lookAtResult(page, look);
  },
  async 'calculator-vs-brain'(page, look) {
    await page.getByRole('radio', { name: 'Addition' }).check();
    await page.getByRole('radio', { name: /^Hard/ }).check();
    await countDown(page, look);
    await duel.asked(page);
    await look('question');
    await duel.playRound(page, 'win', duel.inStoppedTime);
    await comeUp(page, page.getByRole('button', { name: 'Next Round' }));
    await look('after a round');
    await duel.nextRound(page, duel.inStoppedTime);
    await duel.asked(page);
    await endGame(page).click();
    await lookAtResult(page, look);
  },
  async 'number-sequence'(page, look) {
    await memory.fillSetup(page, { digits: 5, count: 13, rounds: 2 });
    await look('set-up');
    await memory.fillSetup(page, { digits: 5, count: 7, rounds: 2 });
    await stopTime(page, true);
    await start(page).click();
    await leadIn(page);
    await comeUp(page, page.getByRole('button', { name: 'I know them' }));
    await look('numbers');
    await knowThem(page);
    const numbers = await memory.heard(page, 1);
    await page.keyboard.type(numbers.slice(0, 3).join('').slice(0, 12));
    await look('half a round');
    await page.keyboard.type(numbers.join('').slice(12, -1) + '7');
    await page.keyboard.press('Enter');
    await comeUp(page, page.getByRole('button', { name: 'Next Round' }));
    await look('a judged round');
    await page.keyboard.press('Enter');
    await comeUp(page, page.getByRole('button', { name: 'I know them' }));
    await knowThem(page);
    await memory.playRound(page, 2, true);
    await lookAtResult(page, look);
  },
  async 'math-bubble-pop'(page, look) {
    await page.getByRole('radio', { name: 'Addition' }).check();
    await look('set-up');
    await stopTime(page, true);
    await start(page).click();
    await leadIn(page);
    const seen = await pop.board(page);
    await look('bubbles');
    await stopTime(page, false);
    await pop.pickSet(page, seen, false, pop.byDigits);
    await stopTime(page, true);
    await look('wrong set');
    await passTime(page, PAUSE_MS);
    await pop.board(page, seen);
    await endGame(page).click();
    await lookAtResult(page, look);
  },
  async 'number-puzzle'(page, look) {
    await look('set-up');
    await puzzle.begin(page);
    await stopTime(page, true);
    await look('board');
    await page.getByRole('button', { name: 'Hint' }).click();
    await look('hint');
    await page.getByRole('button', { name: 'Hint' }).click();
    const way = puzzle.wayFrom(await puzzle.cellsOf(page));
    await puzzle.slideAlong(page, way.slice(0, -1), puzzle.byArrow);
    await puzzle.slideAlong(page, way.slice(-1), puzzle.byArrow);
    await look('solved');
    await lookAtResult(page, look);
  },
};
