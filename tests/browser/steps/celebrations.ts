import type { BrowserContext, Locator, Page } from 'playwright';
import { withoutTimer } from './without-timer.ts';

/** How long a celebration stays without and with something to press, in ms (client/ui/feedback/celebration.tsx). */
const STAYS_MS = [4_500, 9_000];

/** Each celebration stays until the test ends it: on a slow machine it would go by itself, and the next press meet another. */
export async function celebrateUntilPressed(context: BrowserContext): Promise<void> {
  for (const ms of STAYS_MS) await context.addInitScript(withoutTimer, ms);
}

/** Ends what is celebrated, anywhere or in one place. */
export const goOn = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Go on' });

/** Ends what is celebrated, one after the other, until this is, or until nothing is. Which of two comes first is not always the same. */
export async function leaveUntil(page: Page, title?: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const goOn = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go on');
    if (!goOn) return wanted === undefined;
    const isIt = wanted !== undefined && goOn.closest('section')?.textContent.includes(wanted) === true;
    if (!isIt) goOn.click();
    return isIt;
  }, title);
}

/** How long the longest of its animations takes, in ms: as its styles say, since one that has ended is no longer among the running ones. */
export const longestMotion = (shown: Locator): Promise<number> =>
  shown.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration }) => Number.parseFloat(animationDuration) * (animationDuration.endsWith('ms') ? 1 : 1000)),
      0,
    ),
  );
