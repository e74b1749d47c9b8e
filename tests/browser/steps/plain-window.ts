import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { SHOWS_WITHIN_MS } from '../harness/engines.ts';
import { untilPainted } from './game.ts';
import { evaluate } from '../../unit/shared/games/speed-math/evaluate.ts';

/** What a test can do with a window of any engine. */
export interface Window {
  /** Loads an address. */
  visit(address: string): Promise<unknown>;
  /** Runs the body of an async function in the page. */
  evaluate<T>(body: string): Promise<T>;
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
}

export function windowOf(page: Page): Window {
  const evaluate = async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T;
  return {
    visit: (address) => page.goto(address),
    evaluate,
    until: (expression) => untilTrue(expression, () => evaluate<boolean>(`return Boolean(${expression})`)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
  };
}

/**
 * Asks from outside again and again. What the driver has for it makes a function of a text in the page, which the site's policy forbids,
 * and not every Firefox lets a driver do it all the same.
 */
async function untilTrue(expression: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SHOWS_WITHIN_MS;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Not so within ${SHOWS_WITHIN_MS} ms: ${expression}`);
    await pause(100);
  }
}

/** Waits in the page until the service worker controls it. */
export const inCharge = `await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));`;

/** Goes to another page of the app, as its links do: without a load, and whether or not one is in sight. */
export const goWithin = (window: Window, path: string): Promise<void> => window.evaluate(`history.pushState(null, '', '${path}');`);

/** Waits until a button with this text is in sight, and presses it. */
export async function press(window: Window, name: string): Promise<void> {
  const mine = `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}' && getComputedStyle(button).visibility === 'visible')`;
  await window.until(`${mine} !== undefined`);
  // In the middle: at an edge, the buttons that stay in sight may lie over it.
  await window.evaluate(`const button = ${mine}; button.dataset.pressed = '${name}'; button.scrollIntoView({ block: 'center' });`);
  await window.click(`[data-pressed="${name}"]`);
}

/** Skips the countdown. On a slow machine it may be over before the press arrives: then the game has begun by itself. */
export async function skipCountdown(window: Window): Promise<void> {
  await press(window, 'Start Now').catch(async (error: unknown) => {
    if (await window.evaluate<boolean>("return document.body.innerText.includes('Start Now');")) throw error;
  });
}

/** The Announcer says the question, or the verdict on the answer before. */
const said = "([...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '')";

async function answerAll(window: Window, questions: number): Promise<void> {
  let former = '';
  for (let given = 0; given < questions; given++) {
    await window.until(`${said} !== '' && ${said} !== '${former}' && !/^(Correct|You typed)|starts in/.test(${said})`);
    former = await window.evaluate<string>(`return ${said};`);
    const texts = await window.evaluate<string[]>(
      "return [...document.querySelectorAll('[role=application] p')].map((line) => line.textContent);",
    );
    const problem = texts.map((text) => evaluate(text)).find((found) => found !== null);
    await window.evaluate(`await (${untilPainted.toString()})();`);
    await window.type('[role=application]', String(problem?.answer));
  }
}

/** The text of the page. */
export const mainText = 'document.querySelector("main").innerText';

const QUESTIONS = 5;

/** Plays five easy additions from the set-up sheet of Speed Math, all answers right. */
export async function playOn(window: Window): Promise<void> {
  await window.until("Object.keys(document.querySelector('main form button') ?? {}).some((key) => key.startsWith('__reactProps'))");
  await window.click('input[value=addition]');
  await window.click('input[value=single]');
  for (const fewer of [10, QUESTIONS]) {
    await window.click('[aria-label="Number of questions: less"]');
    await window.until(`[...document.querySelectorAll('[role=spinbutton]')].some((field) => field.value === '${fewer}')`);
  }
  await press(window, 'Start');
  await skipCountdown(window);
  await answerAll(window, QUESTIONS);
}

/** Keeps the game on a guest's summary for a new learner. */
export async function keepAs(window: Window, nickname: string): Promise<void> {
  await press(window, 'Keep this game');
  await window.until("document.querySelector('dialog[open] [name=nickname]') !== null");
  await window.type('[name=nickname]', nickname);
  await press(window, 'Keep my game');
  await window.until(`${mainText}.includes('Saved on this device')`);
}
