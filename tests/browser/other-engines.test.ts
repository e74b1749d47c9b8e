import { expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import { sessionXp } from '../../shared/progress/xp.ts';
import { evaluate } from '../unit/shared/games/speed-math/evaluate.ts';
import { FirefoxBrowser, WebKitBrowser, inEngine, serverForTests, withFolder } from './harness.ts';

const server = serverForTests();

/** What a window of any engine can be asked to do. */
interface Window {
  /** Loads an address. */
  visit(address: string): Promise<unknown>;
  /** Runs the body of an async function in the page. */
  evaluate<T>(body: string): Promise<T>;
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
}

const windowOf = (page: Page): Window => ({
  visit: (address) => page.goto(address),
  evaluate: async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T,
  until: (expression) => page.waitForFunction(expression),
  click: (selector) => page.click(selector),
  type: (selector, text) => page.type(selector, text),
});

const inCharge = `await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));`;

/** Waits until a button with this text is in sight, and presses it. */
async function press(window: Window, name: string): Promise<void> {
  const mine = `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}' && getComputedStyle(button).visibility === 'visible')`;
  await window.until(`${mine} !== undefined`);
  await window.evaluate(`${mine}.dataset.pressed = '${name}';`);
  await window.click(`[data-pressed="${name}"]`);
}

/** The Announcer says the question, or the verdict on the answer before. */
const said = "(document.querySelector('[role=application] [role=status]')?.textContent ?? '')";

async function answerAll(window: Window, questions: number): Promise<void> {
  let former = '';
  for (let given = 0; given < questions; given++) {
    await window.until(`${said} !== '' && ${said} !== '${former}' && !/^(Correct|Wrong)/.test(${said})`);
    former = await window.evaluate<string>(`return ${said};`);
    const texts = await window.evaluate<string[]>("return [...document.querySelectorAll('[role=application] p')].map((line) => line.textContent);");
    const problem = texts.map((text) => evaluate(text)).find((found) => found !== null);
    await window.type('[role=application]', String(problem?.answer));
  }
}

const QUESTIONS = 5;
const home = "document.querySelector('[aria-busy=false] h1')?.textContent.startsWith('Hello,')";
const main = 'document.querySelector("main").innerText';

/** From the first visit to the kept game; the server goes away after the first page. */
async function playsOffline(window: Window): Promise<void> {
  await window.visit(server.origin);
  await window.evaluate(inCharge);
  await server.kill();
  await window.visit(`${server.origin}/games/speed-math`);
  await window.until("Object.keys(document.querySelector('main form button') ?? {}).some((key) => key.startsWith('__reactProps'))");
  await window.click('input[value=addition]');
  await window.click('input[value=single]');
  for (const fewer of [10, QUESTIONS]) {
    await window.click('[aria-label="Questions: less"]');
    await window.until(`[...document.querySelectorAll('[role=spinbutton]')].some((field) => field.value === '${fewer}')`);
  }
  await press(window, 'Start');
  await press(window, 'Start Now');
  await answerAll(window, QUESTIONS);
  await press(window, 'Keep this game');
  await window.until("document.querySelector('dialog[open] [name=nickname]') !== null");
  await window.type('[name=nickname]', 'Ria');
  await press(window, 'Keep my game');
  await window.until(`${main}.includes('Saved on this device')`);
}

/** By the app's own link. */
async function goesHome(window: Window): Promise<void> {
  await window.until("document.querySelector('dialog[open]') === null");
  await window.click('header a[href="/"]');
}

/** The game is on the dashboard, with its XP. */
async function isThere(window: Window): Promise<void> {
  await window.until(home);
  await window.until(`/Speed Math\\s+Today, 100 %/.test(${main})`);
  const text = await window.evaluate<string>(`return ${main};`);
  expect(text).toContain('Saved on this device');
  const [, timeTaken, score] = /Today, 100 %, (\d+) s\s+(\d+)/.exec(text) ?? [];
  const xp = sessionXp({ score: Number(score), accuracy: 100, timeTaken: Number(timeTaken) });
  expect(Number(/Total XP\s+(\d+)/.exec(text)?.[1])).toBe(xp);
}

/** How the games begin that the learner above does not play. */
const GAMES: readonly { readonly slug: string; readonly choice?: string; readonly presses: readonly string[] }[] = [
  { slug: 'math-race', choice: 'input[value=addition]', presses: ['Start', 'Start Now'] },
  { slug: 'number-puzzle', presses: ['Begin'] },
  { slug: 'calculator-vs-brain', presses: ['Start'] },
  { slug: 'multiplication-table', presses: ['Start'] },
  { slug: 'number-sequence', presses: ['Start'] },
  { slug: 'math-bubble-pop', presses: ['Start'] },
];

/** Each game's set-up leads into play, and the whole of it is in sight. */
async function beginsEveryGame(window: Window): Promise<void> {
  for (const { slug, choice, presses } of GAMES) {
    await window.visit(`${server.origin}/games/${slug}`);
    await window.until('document.documentElement.dataset.live !== undefined');
    if (choice !== undefined) await window.click(choice);
    for (const name of presses) await press(window, name);
    await window.until("document.querySelector('[role=application] [data-game]') !== null");
    const overflow = await window.evaluate<number>("return document.querySelector('[role=application]').scrollWidth - innerWidth;");
    expect({ slug, overflow: Math.max(0, overflow) }).toEqual({ slug, overflow: 0 });
  }
}

inEngine('Firefox', 'A learner', () => {
  it('plays while the server is gone, keeps the game, and finds it after a reload and after a restart of the browser', async () => {
    await withFolder(async (profile) => {
      const first = await FirefoxBrowser.open(profile);
      first.problems.expect(/User not authenticated/);
      const window = windowOf(await first.visit('about:blank'));
      await playsOffline(window);
      await goesHome(window);
      await isThere(window);
      await window.visit(server.origin);
      await isThere(window);
      await first.close();
      const second = await FirefoxBrowser.open(profile);
      await isThere(windowOf(await second.visit(server.origin)));
      await second.close();
    });
  });
});

inEngine('Firefox', 'A visitor', () => {
  it('can begin every game', async () => {
    await withFolder(async (profile) => {
      const browser = await FirefoxBrowser.open(profile);
      await beginsEveryGame(windowOf(await browser.visit('about:blank')));
      await browser.close();
    });
  });
});

inEngine('WebKitGTK', 'A visitor', () => {
  it('can begin every game', async () => {
    const browser = await WebKitBrowser.open();
    try {
      await beginsEveryGame(browser);
    } finally {
      await browser.close();
    }
  });
});

inEngine('WebKitGTK', 'A learner', () => {
  it('plays while the server is gone, keeps the game, and finds it after a reload', async () => {
    const browser = await WebKitBrowser.open();
    try {
      await playsOffline(browser);
      await goesHome(browser);
      await isThere(browser);
      await browser.visit(server.origin);
      await isThere(browser);
    } finally {
      await browser.close();
    }
  });
});
