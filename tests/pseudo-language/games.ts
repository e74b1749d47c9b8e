import type { Page } from 'playwright';
import { EAGERLY, onDisplay, otherDigits } from '../browser/steps/game.ts';
import * as pop from '../browser/steps/math-bubble-pop.ts';
import { wrongFor } from '../browser/steps/multiplication-table.ts';
import * as puzzle from '../browser/steps/number-puzzle.ts';
import { heard, LIMIT_S } from '../browser/steps/number-sequence.ts';
import { findSet, findWrongSet } from '../unit/shared/games/math-bubble-pop/search.ts';
import { said } from './crawl.ts';
import { expanded } from './words.ts';

/** Looks at the present screen. */
export type Look = (what: string) => Promise<void>;

interface Played {
  /** What is chosen before its start. */
  readonly choose: (page: Page) => Promise<void>;
  /** From its first screen to its end, going by numbers: they are the same in all languages. */
  readonly play: (page: Page, look: Look) => Promise<void>;
}

const stage = (page: Page) => page.getByRole('application');
const button = (page: Page, text: string) => page.getByRole('button', { name: said(text), exact: true });
const pick = (page: Page, text: string) =>
  page
    .getByRole('radio', { name: said(text) })
    .first()
    .check();
const fill = (page: Page, field: string, value: number) => page.getByRole('spinbutton', { name: said(field) }).fill(String(value));

/** Looks at the question before a game is stopped, and plays on. */
async function askToStop(page: Page, look: Look): Promise<void> {
  await button(page, 'Stop the game').click();
  await button(page, 'Keep playing').waitFor();
  await look('stop?');
  await button(page, 'Keep playing').click();
}

/** Whether the stage's announcer says a problem, "3 plus 4", other than `former`. Runs in the page. */
function askedNow(former: string | undefined): string | null {
  const announced = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return /^⟦?\d+ /.test(announced) && announced !== former ? announced : null;
}

/** Answers `count` problems of addition or of a table, all but the second one rightly. `wrong`: an answer that is not the given one. */
async function answer(page: Page, look: Look, count: number, wrong: (right: number) => string = otherDigits): Promise<void> {
  let asked: string | undefined;
  for (let number = 1; number <= count; number++) {
    asked = String(await (await page.waitForFunction(askedNow, asked, EAGERLY)).jsonValue());
    await onDisplay(page);
    await look(`problem ${number}`);
    await page.keyboard.type(number === 2 ? wrong(answerOf(asked)) : String(answerOf(asked)));
    await look(`answer ${number}`);
  }
}

function answerOf(asked: string): number {
  const [, a, sign, b] = /^⟦?(\d+) ⟦?([pt])\S* (\d+)⟧?$/.exec(asked) ?? [];
  if (sign === undefined) throw new Error(`Neither a sum nor a product: ${asked}`);
  return sign === 'p' ? Number(a) + Number(b) : Number(a) * Number(b);
}

/** What the announcer says of a round of the duel. Runs in the page. */
function decidedNow(): string | null {
  const announced = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return announced === '' || /^⟦?\d/.test(announced) ? null : announced;
}

const TOO_LATE = `⟦${expanded('Too late. The answer is ')}`;

/** Plays rounds until the calculator was not first in two of them. */
async function duel(page: Page, look: Look): Promise<void> {
  for (let answered = 0; ;) {
    const asked = String(await (await page.waitForFunction(askedNow, undefined, EAGERLY)).jsonValue());
    await onDisplay(page);
    await page.keyboard.type(answered === 0 ? otherDigits(answerOf(asked)) : String(answerOf(asked)));
    await page.keyboard.press('Enter');
    const decided = String(await (await page.waitForFunction(decidedNow, undefined, EAGERLY)).jsonValue());
    if (!decided.startsWith(TOO_LATE)) answered += 1;
    await button(page, 'Next Round').waitFor();
    await look(`round with ${answered} answered`);
    if (answered === 2) return;
    await button(page, 'Next Round').click();
  }
}

/** Types the numbers of a round, once they are asked for. */
async function typeRound(page: Page, look: Look, round: number, given: (numbers: readonly string[]) => string): Promise<void> {
  const numbers = await heard(page, round);
  await look(`numbers of round ${round}`);
  await stage(page)
    .getByRole('heading', { name: said('Type the numbers back') })
    .waitFor();
  await onDisplay(page);
  await look(`round ${round}`);
  await page.keyboard.type(given(numbers));
  await look(`end of round ${round}`);
}

/** A board whose bubbles can be picked, once the announcer says its task: "Pick 2 bubbles that add up to 12." Runs in the page. */
function taskNow(former: string | undefined): { readonly task: string; readonly numbers: number[] } | null {
  const task = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  const bubbles = [...document.querySelectorAll<HTMLElement>('[role=application] [data-bubble]')];
  const waits = bubbles.some((each) => each.ariaDisabled === 'true' || each.ariaPressed === 'true');
  return waits || task === former || !/^\D*\d\D+\d+\./.test(task)
    ? null
    : { task, numbers: bubbles.map((each) => Number(each.textContent)) };
}

/** Whether the verdict on a set is in sight. Runs in the page. */
const checkedNow = () => /[✨❌]/u.test(document.querySelector('[role=application]')?.textContent ?? '');

/** Picks a right set and a wrong one. */
async function popSets(page: Page, look: Look): Promise<void> {
  let former: string | undefined;
  for (const find of [findSet, findWrongSet]) {
    const board = await (await page.waitForFunction(taskNow, former, EAGERLY)).jsonValue();
    if (board === null) throw new Error('There is no board.');
    former = board.task;
    await look('board');
    const [needed = 0, target = 0] = (board.task.match(/\d+/g) ?? []).map(Number);
    const checked = page.waitForFunction(checkedNow, undefined, EAGERLY);
    for (const id of find({ operator: 'addition', needed, target, numbers: board.numbers }) ?? []) await pop.bubble(page, id).click();
    await checked;
    await look('set');
  }
}

/** Solves the board. After the first move it opens the hint, and asks for the menu. */
async function solve(page: Page, look: Look): Promise<void> {
  const way = puzzle.wayFrom(await puzzle.cellsOf(page));
  await puzzle.slideAlong(page, way.slice(0, 1), puzzle.byArrow);
  await button(page, 'Hint').click();
  await look('hint');
  await button(page, 'Menu').click();
  await button(page, 'Keep playing').waitFor();
  await look('stop?');
  await button(page, 'Keep playing').click();
  await puzzle.slideAlong(page, way.slice(1), puzzle.byArrow);
  await look('celebration');
}

const endGame = (page: Page) =>
  stage(page)
    .getByRole('button', { name: said('End Game') })
    .first()
    .click();

/** A short game of each kind. */
export const GAMES: { readonly [slug in string]: Played } = {
  'speed-math': {
    async choose(page) {
      await pick(page, 'Addition');
      await pick(page, 'Easy');
      await fill(page, 'Time limit', 600);
      await fill(page, 'Number of questions', 3);
    },
    async play(page, look) {
      await askToStop(page, look);
      await answer(page, look, 3);
    },
  },
  'math-race': {
    async choose(page) {
      await pick(page, 'Addition');
      await fill(page, 'Target Score', 5);
    },
    async play(page, look) {
      await askToStop(page, look);
      await answer(page, look, 6);
    },
  },
  'multiplication-table': {
    choose: (page) => pick(page, 'Pattern Learn'),
    play: (page, look) => answer(page, look, 10, (right) => String(wrongFor(right))),
  },
  'calculator-vs-brain': {
    choose: (page) => pick(page, 'Addition'),
    async play(page, look) {
      await duel(page, look);
      await endGame(page);
    },
  },
  'number-sequence': {
    async choose(page) {
      await fill(page, 'Digits (1-8)', 1);
      await fill(page, 'Numbers (3-15)', 3);
      await fill(page, 'Time Limit (10-300 s)', LIMIT_S);
      await fill(page, 'Practice Rounds (1-20)', 2);
    },
    async play(page, look) {
      await askToStop(page, look);
      await typeRound(page, look, 1, (numbers) => numbers.join(''));
      await typeRound(page, look, 2, (numbers) => numbers.map(Number).map(otherDigits).join(''));
    },
  },
  'math-bubble-pop': {
    choose: (page) => pick(page, 'Addition'),
    async play(page, look) {
      await popSets(page, look);
      await endGame(page);
    },
  },
  'number-puzzle': {
    choose: (page) => pick(page, 'Easy'),
    play: solve,
  },
};
