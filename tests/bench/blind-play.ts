import type { Page } from 'playwright';
import { CHECK_DELAY_MS, PAUSE_MS } from '../../shared/games/math-bubble-pop/v1/rules.ts';
import { FEEDBACK_MS } from '../../shared/games/speed-math/v1/rules.ts';

// Play by keys alone, whose results are known beforehand (coming-game.ts): to look at the page would disturb what is measured.

export type Keys = readonly string[];

/** From key to key. */
export const KEY_PAUSE_MS = 60;
/** More than a pause of the game: a key within the pause would be lost, and all that follow be wrong. */
const MARGIN_MS = 300;
const SLIDE_PAUSE_MS = 200;

export async function typeKeys(page: Page, keys: Keys): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
}

async function press(page: Page, keys: Keys, thenMs: number): Promise<void> {
  await typeKeys(page, keys);
  await page.waitForTimeout(thenMs);
}

/** A right answer in Speed Math, and the pause after it. */
export const typeAnswer = (page: Page, keys: Keys): Promise<void> => press(page, keys, FEEDBACK_MS.correct + MARGIN_MS);

/** A right set of bubbles, and the pause after it. */
export const pressSet = (page: Page, keys: Keys): Promise<void> => press(page, keys, CHECK_DELAY_MS + PAUSE_MS + MARGIN_MS);

const ROUND: Keys = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Tiles slide round and round, whatever the board. */
export async function slideRound(page: Page): Promise<void> {
  for (const key of ROUND) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SLIDE_PAUSE_MS);
  }
}

/** Plays on until the time is over; what is played must last that long. */
export async function playFor(seconds: number, playOn: () => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await playOn();
}

/** Plays one after another of these. */
export function oneByOne(page: Page, all: readonly Keys[], play: (page: Page, keys: Keys) => Promise<void>): () => Promise<void> {
  const rest = [...all];
  return () => {
    const keys = rest.shift();
    if (!keys) throw new Error('There is nothing left to play.');
    return play(page, keys);
  };
}
