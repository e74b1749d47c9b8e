import type { Locator, Page } from 'playwright';

/** Polls by the clock, because a tab in the background paints no frames. */
export const EAGERLY = { polling: 30 };

/** Waits until the screen is painted. A press before that would be meant for the screen before (decision G19). */
export const onDisplay = (page: Page): Promise<void> => page.evaluate(untilPainted);

/** Resolves at the next painted frame, or after a short time in the background. Runs in the page. */
export function untilPainted(): Promise<void> {
  const WITHIN_MS = 200;
  return new Promise((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, WITHIN_MS);
  });
}

export const start = (page: Page): Locator => page.getByRole('button', { name: 'Start', exact: true });
export const startNow = (page: Page): Locator => page.getByRole('button', { name: 'Start Now' });

/** How long a press on the countdown is tried, in ms: longer than any countdown. */
const PRESSED_WITHIN_MS = 10_000;

/**
 * Skips the countdown. On a slow machine it may be over before the press arrives, and its button gone: then the game has begun by itself,
 * as for a player who only waits.
 */
export async function skipCountdown(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  const button = startNow(page);
  await button[how]({ timeout: PRESSED_WITHIN_MS }).catch(async (error: unknown) => {
    if (await button.isVisible()) throw error;
  });
}

/** The button above the stage: the result of a round has another one. */
export const endGame = (page: Page): Locator => page.getByRole('application').getByRole('button', { name: 'End Game' }).first();
export const resumeDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Go on where you stopped?' });

/** The line of a result that appears once the game is durable. */
export const savedOn = (result: Locator): Promise<void> => result.getByText(/Saved on this device|Synced/).waitFor();

/** Taps digits on the pad of the game in sight. */
export async function tapDigits(page: Page, digits: number | string): Promise<void> {
  for (const digit of String(digits)) await page.getByRole('application').getByRole('button', { name: digit, exact: true }).tap();
}

/** Another number with as many digits, so that it is submitted automatically, too. */
export const otherDigits = (answer: number): string => String(answer).replace(/./g, (digit) => (digit === '9' ? '8' : '9'));
