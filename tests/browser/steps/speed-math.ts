import type { Locator, Page } from 'playwright';
import { evaluate } from '../../unit/shared/games/speed-math/evaluate.ts';
import { EAGERLY, onDisplay, savedOn, start, startNow, skipCountdown, tapDigits } from './game.ts';
import { figureOf } from './figure.ts';
import { choose, typeInto } from './keyboard.ts';

/** The set-up of a game in these tests: easy, so that answers are short, and with enough time for the slowest machine. */
export interface Wanted {
  readonly operation?: string;
  readonly questions: number;
}

const TIME_LIMIT_S = 600;

/** A figure of the summary. */
export interface Result {
  readonly score: number;
  readonly accuracy: number;
  readonly timeTaken: number;
}

export const stage = (page: Page): Locator => page.getByRole('application');

/** Fills in the set-up sheet with the pointer, starts the game and skips the countdown. */
export async function startGame(page: Page, { operation = 'Addition', questions }: Wanted): Promise<void> {
  await page.getByRole('radio', { name: operation }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('spinbutton', { name: 'Time limit' }).fill(String(TIME_LIMIT_S));
  await page.getByRole('spinbutton', { name: 'Number of questions' }).fill(String(questions));
  await start(page).click();
  await begin(page);
}

/** Waits from the countdown until play begins. */
export async function begin(page: Page): Promise<void> {
  await skipCountdown(page);
  await question(page);
}

/** A question. */
export interface Question {
  /** The text for a screen reader. */
  readonly spoken: string;
  readonly printed: string;
  readonly answer: number;
}

/** The open question, as soon as it differs from `former`. */
export async function question(page: Page, former?: Question): Promise<Question> {
  const spoken = await (await page.waitForFunction(askedNow, former?.spoken, EAGERLY)).jsonValue();
  await onDisplay(page);
  if (spoken === null) throw new Error('There is no question.');
  const printed = (await stage(page).locator('p').allInnerTexts()).find((text) => evaluate(text) !== null) ?? '';
  const answer = evaluate(printed)?.answer;
  if (answer === undefined) throw new Error(`Not a problem: ${printed}`);
  return { spoken, printed, answer };
}

/** Runs in the page. What is said last: the start, a question, the verdict on it, the time, or the result of the game before. */
function askedNow(former: string | undefined): string | null {
  const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return said === '' || said === former || /starts in|^Correct$|^You typed|seconds left|points,/.test(said) ? null : said;
}

/** How a player gives an answer: on the keyboard, or on the pad. */
export type Hand = (page: Page, answer: number) => Promise<void>;

export const onKeyboard: Hand = (page, answer) => page.keyboard.type(String(answer));

export const onPad: Hand = tapDigits;

/** Answers `count` questions rightly; a game's last one ends it. Returns the question after them, or the last answered one. */
export async function answer(page: Page, count: number, hand: Hand = onKeyboard): Promise<Question> {
  let asked = await question(page);
  for (let given = 1; given <= count; given++) {
    await hand(page, asked.answer);
    if (given < count) asked = await question(page, asked);
  }
  return asked;
}

/** Plays a game from the set-up to its summary, all answers right. */
export async function playGame(page: Page, wanted: Wanted, hand?: Hand): Promise<Result> {
  await startGame(page, wanted);
  await answer(page, wanted.questions, hand);
  return summary(page);
}

/** How many questions a game has that was chosen by keyboard. */
export const BY_KEYBOARD = 5;

/** Chooses a game of easy additions by keyboard alone, and begins it. */
export async function startByKeyboard(page: Page): Promise<void> {
  await choose(page, page.getByRole('radio', { name: 'Addition' }));
  await choose(page, page.getByRole('radio', { name: 'Easy' }));
  await typeInto(page, page.getByRole('spinbutton', { name: 'Number of questions' }), String(BY_KEYBOARD));
  await page.keyboard.press('Enter');
  await startNow(page).waitFor();
  await onDisplay(page);
  await page.keyboard.press('Enter');
}

/** Plays it to its summary, all answers right. */
export async function playByKeyboard(page: Page): Promise<Result> {
  await startByKeyboard(page);
  await answer(page, BY_KEYBOARD);
  return summary(page);
}

const figure = async (page: Page, name: string): Promise<number> => {
  const value = result(page).locator('dl > div', { hasText: name }).locator('dd');
  // Whether or not something is celebrated before it.
  return Number.parseInt((await value.textContent()) ?? '', 10);
};

/** The summary's figures. */
export async function summary(page: Page): Promise<Result> {
  await result(page).waitFor({ state: 'attached' });
  const said = page.getByText(/points, accuracy \d+ percent, time \d+ seconds?/);
  await said.waitFor({ state: 'attached' });
  const score = figureOf(/([\d,]+) points/.exec(await said.innerText())?.[1]);
  return { score, accuracy: await figure(page, 'Accuracy'), timeTaken: await figure(page, 'Time') };
}

/** The summary of a game. */
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Speed Math: result' });

/** Resolves once the game is durable. */
export const saved = (page: Page): Promise<void> => savedOn(result(page));

/** Resolves when the engine has finished the game, saved or not. */
export const ended = (page: Page): Promise<void> =>
  result(page)
    .getByText(/Saved on this device|Synced|You play as a guest/)
    .waitFor();
