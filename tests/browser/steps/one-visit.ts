import { expect } from 'vitest';
import { metadataOf } from '../../../client/page-words.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import type { TestServer } from '../harness.ts';
import { goWithin, inCharge, keepAs, mainText, playOn, press, skipCountdown, type Window } from './plain-window.ts';

const home = "document.querySelector('[aria-busy=false] h1')?.textContent.startsWith('Hello,')";

/** Whether a page of the site, under its policy, may open a WebSocket to the site. */
const OPENS = `return new Promise((resolve) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/realtime');
  socket.onopen = () => socket.close();
  socket.onerror = () => resolve('refused');
  socket.onclose = () => resolve('open');
});`;

/** Visits one page until the app is installed. Then the server stops. */
export async function visitsOnce(window: Window, server: TestServer): Promise<void> {
  await window.visit(server.origin);
  await window.evaluate(inCharge);
  expect(await window.evaluate(OPENS)).toBe('open');
  await server.kill();
}

/** Plays a game and keeps it. */
export async function playsOne(window: Window, server: TestServer): Promise<void> {
  await window.visit(`${server.origin}/games/speed-math`);
  await playOn(window);
  await keepAs(window, 'Ria');
}

/** Goes to the home page by the app's own link. */
export async function goesHome(window: Window): Promise<void> {
  await window.until("document.querySelector('dialog[open]') === null");
  await window.click('header a[href="/"]');
}

/** Expects the game and its XP on the dashboard. */
export async function isThere(window: Window): Promise<void> {
  await window.until(home);
  await window.until(`/Speed Math\\s+\\w+, \\w+.*, \\d+ questions?\\s+Today, 100%/.test(${mainText})`);
  const text = await window.evaluate<string>(`return ${mainText};`);
  expect(text).toContain('Saved on this device');
  const [, timeTaken, score] = /Today, 100%, (\d+)\ss, [\d.]+\ss an answer\s+(\d+)/.exec(text) ?? [];
  const xp = sessionXp({ score: Number(score), accuracy: 100, timeTaken: Number(timeTaken) });
  expect(Number(/Total XP\s+(\d+)/.exec(text)?.[1])).toBe(xp);
}

/** How to begin the games that are not played to the end there. */
const GAMES: readonly { readonly slug: string; readonly choice?: string; readonly begin: string; readonly countdown?: true }[] = [
  { slug: 'math-race', choice: 'input[value=addition]', begin: 'Start', countdown: true },
  { slug: 'number-puzzle', begin: 'Begin' },
  { slug: 'calculator-vs-brain', begin: 'Start' },
  { slug: 'multiplication-table', begin: 'Start' },
  { slug: 'number-sequence', begin: 'Start' },
  { slug: 'math-bubble-pop', begin: 'Start' },
];

const titleOf = (slug: string): string => metadataOf(`/games/${slug}`).title;

/** Starts each game from its set-up, and expects the whole play screen in sight. */
export async function beginsEveryGame(window: Window): Promise<void> {
  await window.until('document.documentElement.dataset.live !== undefined');
  for (const { slug, choice, begin, countdown = false } of GAMES) {
    await goWithin(window, `/games/${slug}`);
    await window.until(`document.title.startsWith('${titleOf(slug)}') && document.querySelector('[role=application]') === null`);
    if (choice !== undefined) await window.click(choice);
    await press(window, begin);
    if (countdown) await skipCountdown(window);
    await window.until("document.querySelector('[role=application] [data-hue]') !== null");
    const overflow = await window.evaluate<number>("return document.querySelector('[role=application]').scrollWidth - innerWidth;");
    expect({ slug, overflow: Math.max(0, overflow) }).toEqual({ slug, overflow: 0 });
  }
}
