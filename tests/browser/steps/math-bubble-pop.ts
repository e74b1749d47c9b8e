import type { Locator, Page } from 'playwright';
import type { ChromiumBrowser } from '../harness.ts';
import { findSet, findWrongSet, type Puzzle } from '../../unit/shared/games/math-bubble-pop/search.ts';
import { EAGERLY, onDisplay, savedOn } from './game.ts';
import { figureOf } from './figure.ts';

export const bubbleStage = (page: Page): Locator => page.getByRole('application');

export const bubble = (page: Page, id: number): Locator => bubbleStage(page).locator(`[data-bubble="${id}"]`);

/** A board whose bubbles can be picked. */
export interface SeenBoard extends Puzzle {
  /** The announced text and the numbers, which differ from board to board. */
  readonly key: string;
}

/** The board in sight, as soon as it differs from `former` and its bubbles can be picked. */
export async function board(page: Page, former?: SeenBoard): Promise<SeenBoard> {
  const seen = await (await page.waitForFunction(seenNow, former?.key, EAGERLY)).jsonValue();
  await onDisplay(page);
  if (seen === null) throw new Error('There is no board.');
  const { said, numbers, key } = seen;
  const [, needed, , target] = /^Pick (\d)(.*?) (\d+)\./.exec(said) ?? [];
  if (target === undefined) throw new Error(`Not a task: ${said}`);
  return { operator: operatorOf(said), target: Number(target), needed: Number(needed), numbers, key };
}

/** Runs in the page. */
function seenNow(former: string | undefined): { said: string; numbers: number[]; key: string } | null {
  const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  const bubbles = [...document.querySelectorAll<HTMLElement>('[role=application] [data-bubble]')];
  const numbers = bubbles.map(({ textContent }) => Number(textContent));
  const key = `${said} ${numbers.join(' ')}`;
  const waits = bubbles.some((element) => element.ariaDisabled === 'true' || element.ariaPressed === 'true');
  return !said.startsWith('Pick') || waits || key === former ? null : { said, numbers, key };
}

function operatorOf(said: string): Puzzle['operator'] {
  if (said.includes('add up to')) return 'addition';
  if (said.includes('minus')) return 'subtraction';
  return said.includes('multiply') ? 'multiplication' : 'division';
}

/** How a player picks a bubble. */
export type Hand = (page: Page, id: number, seen: SeenBoard) => Promise<void>;

export const byTap: Hand = (page, id) => bubble(page, id).tap();

/** The most arrow keys between two of twelve places in two to four rows. */
const MOST_MOVES = 8;

/** Arrow keys down to the bubble's row and along to its place, and Enter. */
export const byArrows: Hand = async (page, id) => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-bubble') ?? null);
  if ((await focused()) === null) await page.keyboard.press('ArrowRight');
  for (let moves = 0; moves < MOST_MOVES && (await focused()) !== String(id); moves++) {
    const [here, there] = await Promise.all([bubble(page, Number(await focused())).boundingBox(), bubble(page, id).boundingBox()]);
    const [dx, dy] = [(there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0)];
    if (dy === 0) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  if ((await focused()) !== String(id)) throw new Error(`The arrows do not lead to bubble ${id}.`);
  await page.keyboard.press('Enter');
};

/** The digits of its number, and Enter if a longer number begins with them. */
export const byDigits: Hand = async (page, id, { numbers }) => {
  const picked = () => bubbleStage(page).locator('[data-bubble][aria-pressed=true]').count();
  const before = await picked();
  await page.keyboard.type(String(numbers[id]));
  if ((await picked()) === before) await page.keyboard.press('Enter');
};

/** The message on a set. */
export interface Checked {
  readonly seen: SeenBoard;
  readonly message: string;
  readonly points: number;
  readonly speed: number;
  /** The numbers in the order of the picks. */
  readonly numbers: readonly number[];
}

/** Runs in the page. */
function messageNow(beginning: string): string | null {
  const texts = [...document.querySelectorAll<HTMLElement>('[role=application] p')].map((element) => element.innerText);
  return texts.find((text) => text.startsWith(beginning)) ?? null;
}

/** Picks a right or a wrong set and reads the message about it. */
export async function pickSet(page: Page, seen: SeenBoard, right: boolean, hand: Hand): Promise<Checked> {
  const ids = right ? findSet(seen) : findWrongSet(seen);
  if (ids === undefined) throw new Error(`No solution: ${seen.key}`);
  // The message is shown only for a moment, so the test waits for it from before the last pick.
  const said = page.waitForFunction(messageNow, right ? '✨ Excellent!' : '❌ Wrong!', EAGERLY);
  for (const id of ids) await hand(page, id, seen);
  const message = (await (await said).jsonValue()) ?? '';
  const [points = 0, speed = 0] = [/\(\+(\d+)/, /speed \+(\d+)/].map((figure) => Number(figure.exec(message)?.[1] ?? 0));
  return { seen, message, points, speed, numbers: ids.map((id) => seen.numbers[id] ?? Number.NaN) };
}

/** Picks right (`+`) and wrong (`-`) sets one after another. Returns the message on each. */
export async function pickSets(page: Page, plan: string, hand: Hand, former?: SeenBoard): Promise<readonly Checked[]> {
  const checked: Checked[] = [];
  for (const sign of plan) {
    const seen = await board(page, checked.at(-1)?.seen ?? former);
    checked.push(await pickSet(page, seen, sign === '+', hand));
  }
  return checked;
}

export const finishedDialog = (page: Page): Locator => page.getByRole('dialog', { name: /Game over|Well played!/ });

/** The figures of the result dialog. */
export async function finished(page: Page) {
  const dialog = finishedDialog(page);
  const said = dialog.getByText(/[\d,]+ points?, rank \w+, level \d+, accuracy \d+ percent\./);
  await said.waitFor({ state: 'attached' });
  const score = figureOf(/([\d,]+) points?, rank/.exec(await said.innerText())?.[1]);
  const figure = (name: string) => dialog.locator('dl > div', { hasText: name }).locator('dd').innerText();
  return { score, rank: await figure('Rank'), level: await figure('Level reached'), accuracy: await figure('Accuracy') };
}

/** Resolves once the game is durable. */
export const saved = (page: Page): Promise<void> => savedOn(finishedDialog(page));

interface Pauses {
  on: boolean;
  readonly waiting: (() => void)[];
}

/** The pauses after a set, in ms. */
const PAUSES = { longerThan: 1_400, upTo: 2_000 };

/** Lets a test hold the pause after a set, so that it can inspect the message. Runs before a page's own scripts. */
export const pausesCanBeHeld = (browser: ChromiumBrowser): Promise<unknown> => browser.context.addInitScript(catchPauses, PAUSES);

/** Runs in the page. */
function catchPauses({ longerThan, upTo }: typeof PAUSES): void {
  const pauses: Pauses = { on: false, waiting: [] };
  Object.assign(window, { pauses });
  const original = window.setTimeout.bind(window);
  const catching = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    original(() => {
      const run = () => (typeof work === 'function' ? (work as (...given: unknown[]) => void)(...rest) : undefined);
      if (pauses.on && ms > longerThan && ms <= upTo) pauses.waiting.push(run);
      else run();
    }, ms);
  window.setTimeout = catching as typeof window.setTimeout;
}

/** Holds the pauses of this page, or ends those that are over meanwhile. */
export const holdPauses = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    const { pauses } = window as unknown as { pauses: Pauses };
    pauses.on = wanted;
    if (!wanted) for (const run of pauses.waiting.splice(0)) run();
  }, on);
