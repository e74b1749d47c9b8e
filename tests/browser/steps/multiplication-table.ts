import type { Locator, Page } from 'playwright';
import { EAGERLY, onDisplay, savedOn, tapDigits } from './game.ts';
import type { StoredSession } from './player-database.ts';
import { figureOf } from './figure.ts';

/** A question and its given answer. */
export interface Given {
  readonly a: number;
  readonly b: number;
  readonly value: number;
}

/** A question on the stage. */
export interface Question {
  readonly spoken: string;
  readonly a: number;
  readonly b: number;
}

export const stage = (page: Page): Locator => page.getByRole('application');
export const resultRegion = (page: Page): Locator => page.getByRole('region', { name: 'Multiplication Table: result' });

/** Runs in the page. The stage's announcer says either the question or the verdict. */
function askedNow(former: string | undefined): string | null {
  const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return said === former || !/^\d+ times \d+$/.test(said) ? null : said;
}

/** The open question, as soon as it differs from `former`. No question is asked twice in a row. */
export async function question(page: Page, former?: Question): Promise<Question> {
  const spoken = (await (await page.waitForFunction(askedNow, former?.spoken, EAGERLY)).jsonValue()) ?? '';
  await onDisplay(page);
  const [a = 0, b = 0] = spoken.split(' times ').map(Number);
  return { spoken, a, b };
}

/** How a player gives an answer, and ends its feedback. */
export interface Hand {
  readonly give: (page: Page, answer: number) => Promise<void>;
  readonly goOn: (page: Page) => Promise<void>;
}

/** Types the answer, which is submitted automatically. Any key then ends the feedback. */
export const onKeyboard: Hand = {
  give: (page, answer) => page.keyboard.type(String(answer)),
  async goOn(page) {
    while (await page.evaluate(judged)) await page.keyboard.press('Enter');
  },
};

/** Types the answer and presses Enter. This needs no time to pass. */
export const withEnter: Hand = {
  async give(page, answer) {
    await page.keyboard.type(String(answer));
    await page.keyboard.press('Enter');
  },
  goOn: onKeyboard.goOn,
};

/** Taps the answer on the pad. It is submitted automatically, and the feedback ends by itself. */
export const onPad: Hand = {
  give: tapDigits,
  goOn: () => Promise.resolve(),
};

/** A wrong answer that is submitted automatically, too: it has as many digits, and at least two (decision G7). */
export function wrongFor(product: number): number {
  if (product < 10) return product + 10;
  return product % 10 === 9 ? product - 1 : product + 1;
}

/** Answers `count` questions, those whose numbers (from 1) are in `wrong` wrongly. Ends with the last verdict in sight. */
export async function answer(page: Page, count: number, hand: Hand, wrong: readonly number[] = []): Promise<readonly Given[]> {
  const given: Given[] = [];
  let asked: Question | undefined;
  for (let number = 1; number <= count; number++) {
    asked = await question(page, asked);
    const product = asked.a * asked.b;
    const value = wrong.includes(number) ? wrongFor(product) : product;
    await hand.give(page, value);
    given.push({ a: asked.a, b: asked.b, value });
    await page.waitForFunction(judged, undefined, EAGERLY);
    if (number < count) await hand.goOn(page);
  }
  return given;
}

/** Whether a verdict is in sight. Runs in the page. */
function judged(): boolean {
  const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return said.startsWith('Correct') || said.startsWith('You typed');
}

/** The score, as the summary announces it. */
export async function announcedScore(page: Page): Promise<number> {
  const said = page.getByText(/[\d,]+ points, accuracy \d+ percent, time \d+ seconds?, best streak \d+/);
  await said.waitFor({ state: 'attached' });
  return figureOf(/([\d,]+) points/.exec(await said.innerText())?.[1]);
}

/** The parts of the score breakdown in their order, and the final score below them. */
export async function breakdown(page: Page): Promise<{ readonly parts: readonly number[]; readonly total: number }> {
  const table = page.getByRole('region', { name: 'Score breakdown' });
  const read = (texts: readonly string[]) => texts.map((text) => Number(text.replace('\u2212', '-')));
  const [total = Number.NaN] = read(await table.locator('tfoot td').allInnerTexts());
  return { parts: read(await table.locator('tbody td').allInnerTexts()), total };
}

/** Resolves once the game is durable. */
export const saved = (page: Page): Promise<void> => savedOn(resultRegion(page));

/** A stored game with its figures. */
export type StoredTable = StoredSession<
  { readonly log: string },
  { readonly score: number; readonly data: { readonly [name: string]: unknown } }
>;

const FEEDBACK_MS = 1_500;

/** How long each answer of a log took, read from its text. */
export function answerTimes(log: string): readonly number[] {
  const times: number[] = [];
  let now = 0;
  let shownAt = 0;
  let feedbackUntil: number | undefined;
  for (const entry of log.split(';').filter((text) => text !== '')) {
    const [, delta = '', mark, body = ''] = /^([0-9a-z]*)([=.!])(.*)$/.exec(entry) ?? [];
    now += delta === '' ? 0 : Number.parseInt(delta, 36);
    if (feedbackUntil !== undefined && (now >= feedbackUntil || body === 'S')) {
      shownAt = Math.min(now, feedbackUntil);
      feedbackUntil = undefined;
    }
    if (mark !== '=' || body === 'S' || body === 'E' || feedbackUntil !== undefined) continue;
    times.push(now - shownAt);
    feedbackUntil = now + FEEDBACK_MS;
  }
  return times;
}

const MODE: { readonly [mode in string]: number } = { practice: 10, speed_drill: 13, pattern_learn: 8, challenge: 15 };
const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function difficulty(a: number, b: number): number {
  const larger = Math.max(a, b);
  if (larger <= 5 || larger === 10) return 1;
  if (larger <= 9) return 2;
  if (larger <= 12) return 3;
  return larger <= 20 ? 4 : 5;
}

/** The final score by decision G8, computed from the answers and their times. */
export function expectedScore(mode: string, mixed: boolean, given: readonly Given[], times: readonly number[]): number {
  let sum = 0;
  let streak = 0;
  for (const [i, { a, b, value }] of given.entries()) {
    streak = value === a * b ? streak + 1 : 0;
    if (streak === 0) continue;
    // Numerators first: 10 × (1 + 0.3 (d − 1)) is 7 + 3d; a speed factor is ninths of thousandths; modes and mixed tables are tenths.
    const exact =
      ((7 + 3 * difficulty(a, b)) * (14_500 - between(times[i] ?? 0, 1_000, 10_000)) * MODE[mode]! * (mixed ? 12 : 10)) / 900_000;
    sum += Math.max(5, Math.round(exact) + Math.min(2 * streak, 20));
  }
  const percent = accuracy(given);
  const consistency = percent >= 90 ? 40 : percent >= 70 ? 20 : 0;
  const total = times.reduce((all, ms) => all + ms, 0);
  const speed = 20_000 * given.length - between(total, 2_000 * given.length, 8_000 * given.length);
  return Math.max(10, Math.round((sum * (200 + percent + consistency) * speed) / (200 * 15_000 * given.length)));
}

export const accuracy = (given: readonly Given[]): number =>
  Math.round((100 * given.filter(({ a, b, value }) => a * b === value).length) / given.length);
