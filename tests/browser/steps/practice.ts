import type { Locator, Page } from 'playwright';
import { EAGERLY, onDisplay, otherDigits, tapDigits } from './game.ts';

export const stage = (page: Page): Locator => page.getByRole('application');
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Practice: result' });
export const notKnown = (page: Page): Locator => stage(page).getByRole('button', { name: 'I don’t know' });
export const gotIt = (page: Page): Locator => stage(page).getByRole('button', { name: 'Got it' });
export const end = (page: Page): Locator => stage(page).getByRole('button', { name: 'End', exact: true });
/** The button of the start page, whatever there is to practise. */
export const begin = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(?:Find out|Practise|Practise anyway)$/ });
/** What a player is asked before the first practice. */
export const fingers = (page: Page): Locator => page.getByRole('dialog', { name: 'How fast are your fingers?' });

/** Begins the first practice of a player on a device, without the fingers being measured. */
export async function beginFirst(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<void> {
  await press(begin(page));
  await press(fingers(page).getByRole('button', { name: 'Skip' }));
}

/** What the start page says of today. */
export const today = (page: Page): Locator => page.getByRole('main').locator('form output').first();
export const slot = (page: Page): Locator => stage(page).locator('output[aria-label="Your answer"]');

interface Listening {
  /** All that announcers have said, in order. */
  readonly heard: string[];
  /** How much of it the game itself has said, and when it did so last. A notice may come at any time. */
  told: number;
  toldMs: number;
}

/** Notes all that announcers say, in order. For `addInitScript`. */
export function listen(): void {
  const listening: Listening = { heard: [], told: 0, toldMs: 0 };
  const last = new WeakMap<Element, string>();
  Object.assign(globalThis, { listening });
  const hear = () => {
    for (const announcer of document.querySelectorAll('[role=status], [role=alert], [role=log] span:not([data-kind=echo])')) {
      const text = announcer.textContent ?? '';
      if (last.get(announcer) === text) continue;
      last.set(announcer, text);
      if (text === '') continue;
      listening.heard.push(text);
      if (announcer.tagName !== 'SPAN') continue;
      listening.told += 1;
      listening.toldMs = performance.now();
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
}

/** All that announcers have said since the page was loaded. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { readonly listening: Listening }).listening.heard]);

/** What is on screen. */
export interface Shown {
  readonly kind: 'asked' | 'solution' | 'new' | 'over';
  /** The whole of it in words. */
  readonly said: string;
  /** The right answer, where it is asked for. */
  readonly answer: number;
  /** How much the game had said by then. */
  readonly at: number;
}

const OVER: Omit<Shown, 'at'> = { kind: 'over', said: '', answer: NaN };

const RESULTS: { readonly [words: string]: (a: number, b: number) => number } = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  'divided by': (a, b) => a / b,
};

function shownBy(said: string): Omit<Shown, 'at'> {
  if (said === '') return OVER;
  const [, a, operation = '', b] = /(\d+) (plus|minus|times|divided by) (\d+)/.exec(said) ?? [];
  const answer = RESULTS[operation]?.(Number(a), Number(b)) ?? NaN;
  if (said.startsWith('New: ')) return { kind: 'new', said, answer };
  return { kind: said.endsWith(' once.') ? 'solution' : 'asked', said, answer };
}

/** Nobody reads and answers sooner, so a sooner answer is no evidence (learning, section 1.1). */
const LEAST_MS = 150;

/** Until somebody can have read what is on screen now. */
export async function read(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(({ from, leastMs }) => performance.now() > from + leastMs, { from: since, leastMs: LEAST_MS });
}

/** What is on screen as soon as something new was said, its pause is over, and somebody can have read it. */
export async function next(page: Page, former?: Shown): Promise<Shown> {
  const found = await page.waitForFunction(
    ({ from, leastMs }) => {
      const { told, toldMs } = (globalThis as unknown as { readonly listening: Listening }).listening;
      const isOver = document.querySelector('section[aria-label="Practice: result"]') !== null;
      if (isOver) return { said: '', at: told };
      const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
      // No verdict, and no result of the practice before, which is said a moment after it is there.
      const isThere = told > from && /\d (plus|minus|times|divided by) \d/.test(said);
      return isThere && performance.now() > toldMs + leastMs ? { said, at: told } : null;
    },
    { from: former?.at ?? 0, leastMs: LEAST_MS },
    EAGERLY,
  );
  const { said, at } = (await found.jsonValue()) ?? { said: '', at: 0 };
  await onDisplay(page);
  return { ...shownBy(said), at };
}

/** Begins the practice that follows a result. What was said before it is in the log still. */
export async function practiseOn(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<Shown> {
  const at = await page.evaluate(() => (globalThis as unknown as { readonly listening: Listening }).listening.told);
  await press(page.getByRole('button', { name: 'Practise now' }));
  await result(page).waitFor({ state: 'hidden' });
  return next(page, { ...OVER, at });
}

/** How somebody types a number. */
export type Hand = (page: Page, digits: string) => Promise<void>;
export const byKeys: Hand = (page, digits) => page.keyboard.type(digits);
export const byTaps: Hand = tapDigits;

/** Answers rightly what is on screen, or passes on from a new fact. Returns what comes then. */
export async function goOn(page: Page, shown: Shown, hand: Hand = byKeys): Promise<Shown> {
  if (shown.kind === 'new') await (hand === byTaps ? gotIt(page).tap() : page.keyboard.press('Enter'));
  else await hand(page, String(shown.answer));
  return next(page, shown);
}

/** Answers wrongly. Returns what comes then. */
export async function miss(page: Page, shown: Shown, hand: Hand = byKeys): Promise<Shown> {
  await hand(page, otherDigits(shown.answer));
  return next(page, shown);
}

/** Goes on until something of this kind is on screen. */
export async function until(page: Page, kind: Shown['kind'], from: Shown, hand?: Hand): Promise<Shown> {
  let shown = from;
  while (shown.kind !== kind) {
    if (shown.kind === 'over') throw new Error(`The practice ended without: ${kind}`);
    shown = await goOn(page, shown, hand);
  }
  return shown;
}

/** Whether anything but the document itself has the focus. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
