import type { Page } from 'playwright';
import { KEY_PAUSE_MS, typeKeys, type Keys } from './blind-play.ts';

/** A limit for a question that never comes, not for slow machines. */
const COMES_WITHIN_MS = 10_000;

/** Resolves when the page has painted the question with this number. The page tells so itself: nobody looks at it meanwhile. */
const questionPainted = (page: Page, number: number): Promise<void> =>
  page.evaluate(
    ([wanted, withinMs]) =>
      new Promise<void>((resolve, reject) => {
        const label = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('Question '));
        if (!label) return reject(new Error('No question is shown.'));
        const look = () => {
          if (!label.textContent.startsWith(`Question ${wanted} of `)) return;
          observer.disconnect();
          // After the callbacks of a frame comes its paint, and after that the next task.
          requestAnimationFrame(() => setTimeout(resolve));
        };
        const observer = new MutationObserver(look);
        observer.observe(label, { characterData: true, childList: true, subtree: true });
        setTimeout(() => reject(new Error(`Question ${wanted} does not come.`)), withinMs);
        look();
      }),
    [number, COMES_WITHIN_MS] as const,
  );

/**
 * Answers the questions of a Speed Math run from the first one on, each as soon as it is there: then no key falls into the pause before it,
 * however slow the machine is. The asking for the next question falls into that pause, in which no key is measured.
 */
export async function answerAll(page: Page, answers: readonly Keys[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await typeKeys(page, answer);
    await questionPainted(page, index + 2);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
}
