import type { Locator, Page } from 'playwright';
import { AFTER_PRESS_MS } from '../../../client/play/input/moments.ts';
import { EAGERLY, onDisplay, otherDigits, savedOn, tapDigits } from './game.ts';
import { figureOf } from './figure.ts';
import { passTime } from './stopped-time.ts';

export const duelStage = (page: Page): Locator => page.getByRole('application', { name: /^Calculator vs Brain/ });

/** A question as a screen reader hears it, with the answer worked out from its words. */
export interface Asked {
  readonly spoken: string;
  readonly answer: number;
}

const WORDS: { readonly [word: string]: (a: number, b: number) => number } = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
};

type What = 'question' | 'result';

/** What the stage's announcer says: of the question or of its result, as wanted. Runs in the page. */
function saidNow(wanted: What): string | null {
  const texts = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].map(({ textContent }) => textContent ?? '');
  const said = texts.findLast((text) => !text.startsWith('Press Enter')) ?? '';
  return (wanted === 'question') === /^\d/.test(said) && said !== '' ? said : null;
}

const said = async (page: Page, what: What): Promise<string> =>
  String(await (await page.waitForFunction(saidNow, what, EAGERLY)).jsonValue());

/** What the page says of the round that is over. */
export const resultSaid = (page: Page): Promise<string> => said(page, 'result');

/** The open question. */
export async function asked(page: Page): Promise<Asked> {
  const spoken = await said(page, 'question');
  await onDisplay(page);
  const [, a, word = '', b] = /^(\d+) (plus|minus|times) (\d+)$/.exec(spoken) ?? [];
  const work = WORDS[word];
  if (!work) throw new Error(`Not a sum or a product: ${spoken}`);
  return { spoken, answer: work(Number(a), Number(b)) };
}

/** How a player gives an answer and starts the next round: on the keyboard, or on the pad. */
export interface Hand {
  readonly answer: (page: Page, digits: string) => Promise<void>;
  readonly next: (page: Page) => Promise<void>;
}

export const onKeyboard: Hand = {
  async answer(page, digits) {
    await page.keyboard.type(digits);
    // On a slow machine the calculator may be first: then Enter would begin another round. The question itself may be gone from the log by
    // then, behind a line for each digit.
    if ((await page.evaluate(saidNow, 'result' as const)) === null) await page.keyboard.press('Enter');
  },
  next: (page) => page.keyboard.press('Enter'),
};

/** The keyboard of a player in stopped time (`holdTime`), whom the calculator is never before. */
export const inStoppedTime: Hand = {
  ...onKeyboard,
  async next(page) {
    await passTime(page, AFTER_PRESS_MS);
    await onKeyboard.next(page);
  },
};

export const onPad: Hand = {
  async answer(page, digits) {
    await tapDigits(page, digits);
    await duelStage(page).getByRole('button', { name: 'Submit' }).tap();
  },
  next: (page) => duelStage(page).getByRole('button', { name: 'Next Round' }).tap(),
};

/** What a player wants to do in a round. */
export type Plan = 'win' | 'err' | 'wait';

/**
 * Plays one round. Returns whether it was won, by what the page says. On a slow machine the calculator may be first: that is no failure,
 * the caller counts the wins.
 */
export async function playRound(page: Page, plan: Plan, hand: Hand): Promise<boolean> {
  const { answer } = await asked(page);
  // The pad disappears when the calculator is first. A digit after that is too late, as the result says.
  if (plan !== 'wait') await hand.answer(page, plan === 'win' ? String(answer) : otherDigits(answer)).catch(() => undefined);
  const result = await resultSaid(page);
  if (plan === 'wait' && !result.startsWith(`Too late. The answer is ${answer}.`))
    throw new Error(`Nothing was answered, and it says: ${result}`);
  return result.startsWith('Correct.');
}

/** Starts the next round. Its button appears a moment after the result, so a key is repeated. */
export async function nextRound(page: Page, hand: Hand): Promise<void> {
  while ((await page.evaluate(saidNow, 'question' as const)) === null) {
    if ((await page.evaluate(saidNow, 'result' as const)) !== null) await hand.next(page).catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Plays a round for each plan. Ends with the last result in sight. */
export async function playRounds(page: Page, plans: readonly Plan[], hand: Hand): Promise<readonly boolean[]> {
  const won: boolean[] = [];
  for (const plan of plans) {
    if (won.length > 0) await nextRound(page, hand);
    won.push(await playRound(page, plan, hand));
  }
  return won;
}

/** The score of rounds, computed here again from spec 1 §9. */
export interface Worth {
  readonly playerWins: number;
  readonly calculatorWins: number;
  readonly bestStreak: number;
  readonly totalProblems: number;
  readonly score: number;
  readonly accuracy: number;
}

export function worthOf(won: readonly boolean[]): Worth {
  const playerWins = won.filter(Boolean).length;
  const streaks = won
    .map((w) => (w ? 'w' : ' '))
    .join('')
    .split(' ');
  const bestStreak = Math.max(...streaks.map(({ length }) => length));
  return {
    playerWins,
    calculatorWins: won.length - playerWins,
    bestStreak,
    totalProblems: won.length,
    score: 100 * playerWins + 50 * bestStreak,
    accuracy: Math.round((100 * playerWins) / won.length),
  };
}

export const duelResult = (page: Page): Locator => page.getByRole('region', { name: 'Calculator vs Brain: result' });

/** The final results, as the announcer says them. */
export async function finalResults(page: Page): Promise<Worth> {
  const words = page.getByText(/points, your wins \d+/);
  await words.waitFor({ state: 'attached' });
  const text = await words.innerText();
  const figure = (pattern: RegExp) => figureOf(pattern.exec(text)?.[1]);
  const playerWins = figure(/your wins (\d+)/);
  const calculatorWins = figure(/calculator wins (\d+)/);
  return {
    playerWins,
    calculatorWins,
    bestStreak: figure(/best streak (\d+)/),
    totalProblems: playerWins + calculatorWins,
    score: figure(/([\d,]+) points/),
    accuracy: figure(/win rate (\d+) percent/),
  };
}

/** Resolves once the game is durable. */
export const saved = (page: Page): Promise<void> => savedOn(duelResult(page));
