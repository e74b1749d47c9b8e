import type { Locator, Page } from 'playwright';
import { EAGERLY, onDisplay, otherDigits, savedOn, tapDigits } from './game.ts';
import { figureOf } from './figure.ts';

export const raceStage = (page: Page): Locator => page.getByRole('application', { name: /^Math Race/ });

/** A problem as a screen reader hears it, with the answer worked out from its words. */
export interface Asked {
  readonly spoken: string;
  readonly answer: number;
}

const WORDS: { readonly [words: string]: (a: number, b: number) => number } = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  'divided by': (a, b) => a / b,
};

/** The open problem, as soon as it differs from `former`. */
export async function asked(page: Page, former?: Asked): Promise<Asked> {
  const spoken = String(await (await page.waitForFunction(askedNow, former?.spoken, EAGERLY)).jsonValue());
  await onDisplay(page);
  const [, a, words = '', b] = /^(\d+) (plus|minus|times|divided by) (\d+)$/.exec(spoken) ?? [];
  const work = WORDS[words];
  if (!work) throw new Error(`Not a problem: ${spoken}`);
  return { spoken, answer: work(Number(a), Number(b)) };
}

/** Runs in the page. The stage's announcer says either the problem or the verdict; one problem is never asked twice in a row. */
function askedNow(former: string | undefined): string | null {
  const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
  return /^\d/.test(said) && said !== former ? said : null;
}

/** How a player gives an answer: on the keyboard, or on the pad. */
export type Hand = (page: Page, answer: number | string) => Promise<void>;

export const onKeyboard: Hand = (page, answer) => page.keyboard.type(String(answer));

export const onPad: Hand = tapDigits;

/** A wrong answer. */
export const wrongFor = ({ answer }: Asked): string => otherDigits(answer);

/** Gives right (`+`) and wrong (`-`) answers. Returns the last problem. */
export async function race(page: Page, marks: string, hand: Hand = onKeyboard, former?: Asked): Promise<Asked> {
  let now = former;
  for (const mark of marks) {
    now = await asked(page, now);
    await hand(page, mark === '+' ? now.answer : wrongFor(now));
  }
  if (!now) throw new Error('A race without answers.');
  return now;
}

/** The figures of the summary. */
export async function finished(page: Page): Promise<{ readonly score: number; readonly accuracy: number; readonly timeTaken: number }> {
  const said = page.getByText(/points, time \d+ seconds?, accuracy \d+ percent/);
  await said.waitFor({ state: 'attached' });
  const [, score, timeTaken, accuracy] = /([\d,]+) points, time (\d+) seconds?, accuracy (\d+) percent/.exec(await said.innerText()) ?? [];
  return { score: figureOf(score), accuracy: Number(accuracy), timeTaken: Number(timeTaken) };
}

export const raceResult = (page: Page): Locator => page.getByRole('region', { name: 'Math Race: result' });

/** Resolves once the race is durable. */
export const saved = (page: Page): Promise<void> => savedOn(raceResult(page));
