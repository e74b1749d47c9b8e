import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ChromiumBrowser } from '../harness.ts';
import { GUEST } from './expected.ts';
import { open } from './opening.ts';
import { holdTime, passTime } from './stopped-time.ts';
import { brokenLaws, inGeneral, listen, transcriptOf } from './transcript.ts';

/** How long nothing may change without its player, in s. */
const STILL_S = 60;

const clockLine = (page: Page) => page.getByRole('button', { name: /^Clock/ });

/** What ends a pause that waits for its player. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' });

/** A guest's tab in which time can be held, and in which is noted what is heard. @param notes more that is to be noted. */
export async function guestAt(browser: ChromiumBrowser, address: string, ...notes: readonly (() => void)[]): Promise<Page> {
  browser.problems.expect(GUEST);
  for (const each of [holdTime, listen, ...notes]) await browser.context.addInitScript(each);
  return open(browser, address);
}

/** All of it is heard once, and in order. What is heard from then on is of another game. @param echoesDigits whether each digit is said by itself */
export async function hearsAll(page: Page, slug: string, echoesDigits = true): Promise<void> {
  const heard = await transcriptOf(page);
  await page.evaluate(() => void ((window as unknown as { transcript: unknown[] }).transcript.length = 0));
  expect(brokenLaws(heard, echoesDigits)).toEqual([]);
  await expect(inGeneral(heard)).toMatchFileSnapshot(`transcripts/calm/${slug}.txt`);
}

/** Chooses the clock in the set-up in sight, by keyboard. */
export async function chooseClock(page: Page, kind: 'On' | 'Longer' | 'Off'): Promise<void> {
  // It cannot be pressed before it is known.
  await clockLine(page).click({ trial: true });
  await clockLine(page).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('group', { name: 'Clock' })
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .check();
}

/** By how much, where it is longer than twice the ordinary one. */
export const chooseHowLong = (page: Page, times: 5 | 10): Promise<void> =>
  page
    .getByRole('group', { name: 'How much longer' })
    .getByRole('radio', { name: new RegExp(`^× ${times}`) })
    .check();

export async function turnClockOff(page: Page): Promise<void> {
  await chooseClock(page, 'Off');
  await page.getByText('nothing goes on before you do').waitFor();
  await clockLine(page).getByText('Off', { exact: true }).waitFor();
}

/** Every text and every width in sight, and what moves. Runs in the page. */
function inSight(): readonly string[] {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('[role=application]') ?? document.querySelector('main');
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  return [
    `${moving.length} moving`,
    ...[...(root?.querySelectorAll<HTMLElement>('*') ?? [])].map((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
      return `${element.tagName} ${Math.round(element.getBoundingClientRect().width)} ${own.join('')}`;
    }),
  ];
}

/** With a page that was opened with `holdTime`: nothing changes for a minute in which nobody presses anything. */
export async function staysStill(page: Page): Promise<void> {
  // What an answer has set in motion, or what comes a moment after it, comes to its end.
  for (let nth = 0; nth < 2; nth++) {
    await expect.poll(async () => (await page.evaluate(inSight))[0]).toBe('0 moving');
    await passTime(page, 1_000);
  }
  await expect.poll(async () => (await page.evaluate(inSight))[0]).toBe('0 moving');
  const before = await page.evaluate(inSight);
  for (let s = 0; s < STILL_S; s++) await passTime(page, 1_000);
  expect(await page.evaluate(inSight)).toEqual(before);
}

/** The player thinks for half a minute. */
export async function think(page: Page): Promise<void> {
  for (let s = 0; s < 30; s++) await passTime(page, 1_000);
}
