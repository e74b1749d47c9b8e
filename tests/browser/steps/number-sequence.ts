import type { Locator, Page } from 'playwright';
import { EAGERLY, onDisplay, savedOn } from './game.ts';
import { figureOf } from './figure.ts';

export const memoryStage = (page: Page): Locator => page.getByRole('application', { name: /^Memory Challenge/ });

/** A time limit that is long enough for the slowest machine, in seconds. */
export const LIMIT_S = 300;

/** A field of the set-up sheet. */
export const stepper = (page: Page, name: RegExp): Locator => page.getByRole('spinbutton', { name });

export async function fillSetup(
  page: Page,
  { digits, count, rounds }: { readonly digits: number; readonly count: number; readonly rounds: number },
): Promise<void> {
  await stepper(page, /^Digits/).fill(String(digits));
  await stepper(page, /^Numbers/).fill(String(count));
  await stepper(page, /^Time Limit/).fill(String(LIMIT_S));
  await stepper(page, /^Practice Rounds/).fill(String(rounds));
}

interface Heard {
  readonly round: number;
  readonly numbers: readonly string[];
}

interface Watched {
  heard: Heard[];
}

/**
 * Collects what the stage's announcer says of each round's numbers, because a test on a slow machine would read it too late. Runs in the
 * page, before its own scripts. It goes by the numbers, whatever the language: "Round 1 of 2. Memorize: 4 8, 1 7."
 */
export function listenToRounds(): void {
  const watched: Watched = { heard: [] };
  Object.assign(window, { watched });
  const listen = () => {
    const texts = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].map(({ textContent }) => textContent ?? '');
    const said = texts.findLast((text) => !text.startsWith('Press Enter')) ?? '';
    const [, round, list = ''] = /^\D*(\d+)\D+\d+\. \D+:\s([\d\s,]+)\./.exec(said) ?? [];
    const numbers = list.replaceAll(/\s/g, '').split(',');
    if (round === undefined || watched.heard.at(-1)?.numbers.join() === numbers.join()) return;
    watched.heard.push({ round: Number(round), numbers });
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}

const inputHeading = (page: Page) => memoryStage(page).getByRole('heading', { name: 'Type the numbers back' });

/** The numbers of a round (counted from 1), once they have been said. For a round that was restarted, the last ones said. */
export async function heard(page: Page, round: number): Promise<readonly string[]> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { watched: Watched }).watched.heard.at(-1)?.round === wanted,
    round,
    EAGERLY,
  );
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.heard.at(-1)?.numbers ?? []);
}

/** The same once they can be typed. */
export async function toType(page: Page, round: number): Promise<readonly string[]> {
  await heard(page, round);
  await inputHeading(page).waitFor();
  await onDisplay(page);
  return heard(page, round);
}

/** How a player writes digits: on the keyboard, or on the pad. */
export type Hand = (page: Page, digits: string) => Promise<void>;

const onKeyboard: Hand = (page, digits) => page.keyboard.type(digits);

/** Another number with as many digits. */
export const otherThan = (number: string): string => number.slice(0, -1) + (number.endsWith('7') ? '3' : '7');

/** Types a round rightly, or with its second number wrong. Returns its numbers. */
export async function playRound(page: Page, round: number, right: boolean, hand: Hand = onKeyboard): Promise<readonly string[]> {
  const numbers = await toType(page, round);
  const given = numbers.map((number, index) => (right || index !== 1 ? number : otherThan(number)));
  await hand(page, given.join(''));
  return numbers;
}

export const memoryResult = (page: Page): Locator => page.getByRole('region', { name: 'Memory Challenge: result' });

/** The figures of the summary. */
export async function finished(
  page: Page,
): Promise<{ readonly score: number; readonly accuracy: number; readonly rounds: string; readonly timeTaken: number }> {
  const said = page.getByText(/points?, accuracy \d+ percent, \d+ of \d+ rounds correct/);
  await said.waitFor({ state: 'attached' });
  const spoken = /([\d,]+) points?, accuracy (\d+) percent, (\d+ of \d+) rounds correct, time (\d+) seconds?/.exec(await said.innerText());
  const [, score, accuracy, rounds = '', timeTaken] = spoken ?? [];
  return { score: figureOf(score), accuracy: Number(accuracy), rounds, timeTaken: Number(timeTaken) };
}

/** Resolves once the game is durable. */
export const saved = (page: Page): Promise<void> => savedOn(memoryResult(page));

/** The time of the reveal and of 'Get ready', in ms, for numbers with up to 3 digits. */
const BEFORE_INPUT_MS = 4_000;
const REVIEW_MS = 2_000;

/** A stored game with its times. */
export interface StoredMemory {
  readonly log: string;
}

/**
 * The input time of each round in ms, read from the text of a log. Every round must have been submitted, without an interruption, and
 * nothing skipped. So the time is that of the submission minus the start of the round's input.
 */
export function inputTimes({ log }: StoredMemory): readonly number[] {
  const times: number[] = [];
  let atMs = 0;
  let roundBeganMs = 0;
  for (const entry of log.split(';')) {
    const [delta = '', mark] = entry.split(/(?=[=.!])/);
    atMs += delta === '' || /^[=.!]/.test(delta) ? 0 : Number.parseInt(delta, 36);
    if (mark !== '=c' && delta !== '=c') continue;
    times.push(atMs - roundBeganMs - BEFORE_INPUT_MS);
    roundBeganMs = atMs + REVIEW_MS;
  }
  return times;
}
