import { expect, it } from 'vitest';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { FirefoxBrowser, WebKitBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, type Person } from './steps/accounts.ts';
import { inCharge, keepAs, mainText, playOn, press, windowOf, type Window } from './steps/plain-window.ts';

const server = serverForTests();

const home = "document.querySelector('[aria-busy=false] h1')?.textContent.startsWith('Hello,')";

/** Plays from the first visit to the kept game. The server stops after the first page. */
async function playsOffline(window: Window): Promise<void> {
  await window.visit(server.origin);
  await window.evaluate(inCharge);
  await server.kill();
  await window.visit(`${server.origin}/games/speed-math`);
  await playOn(window);
  await keepAs(window, 'Ria');
}

/** Goes to the home page by the app's own link. */
async function goesHome(window: Window): Promise<void> {
  await window.until("document.querySelector('dialog[open]') === null");
  await window.click('header a[href="/"]');
}

/** Expects the game and its XP on the dashboard. */
async function isThere(window: Window): Promise<void> {
  await window.until(home);
  await window.until(`/Speed Math\\s+Today, 100%/.test(${mainText})`);
  const text = await window.evaluate<string>(`return ${mainText};`);
  expect(text).toContain('Saved on this device');
  const [, timeTaken, score] = /Today, 100%, (\d+) s\s+(\d+)/.exec(text) ?? [];
  const xp = sessionXp({ score: Number(score), accuracy: 100, timeTaken: Number(timeTaken) });
  expect(Number(/Total XP\s+(\d+)/.exec(text)?.[1])).toBe(xp);
}

/** How to begin the games that the learner above does not play. */
const GAMES: readonly { readonly slug: string; readonly choice?: string; readonly presses: readonly string[] }[] = [
  { slug: 'math-race', choice: 'input[value=addition]', presses: ['Start', 'Start Now'] },
  { slug: 'number-puzzle', presses: ['Begin'] },
  { slug: 'calculator-vs-brain', presses: ['Start'] },
  { slug: 'multiplication-table', presses: ['Start'] },
  { slug: 'number-sequence', presses: ['Start'] },
  { slug: 'math-bubble-pop', presses: ['Start'] },
];

/** Starts each game from its set-up, and expects the whole play screen in sight. The server stops after the first page. */
async function beginsEveryGame(window: Window): Promise<void> {
  await window.visit(server.origin);
  await window.evaluate(inCharge);
  await server.kill();
  for (const { slug, choice, presses } of GAMES) {
    await window.visit(`${server.origin}/games/${slug}`);
    await window.until('document.documentElement.dataset.live !== undefined');
    if (choice !== undefined) await window.click(choice);
    for (const name of presses) await press(window, name);
    await window.until("document.querySelector('[role=application] [data-hue]') !== null");
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
  it('can begin every game while the server is gone', async () => {
    await withFolder(async (profile) => {
      const browser = await FirefoxBrowser.open(profile);
      await beginsEveryGame(windowOf(await browser.visit('about:blank')));
      await browser.close();
    });
  });
});

/** Signs in by the header's button. Ends when the dialog closes; other work after the sign-in may still run. */
async function signsIn(window: Window, { email, password }: Person): Promise<void> {
  await press(window, 'Sign In');
  await window.until("document.querySelector('dialog[open] [name=password]') !== null");
  await window.type('dialog[open] [name=email]', email);
  await window.type('dialog[open] [name=password]', password);
  await press(window, 'Sign in');
  await window.until("document.querySelector('dialog[open]') === null");
}

inEngine('WebKitGTK', 'A player', () => {
  it('who leaves the page right after signing in, and then plays while the server is gone, is no guest, and the game is saved', async () => {
    const wil = await accountOf(server, person('Wil'));
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await browser.visit(server.origin);
      await browser.evaluate(inCharge);
      await signsIn(browser, wil);
      await browser.visit(`${server.origin}/games/speed-math`);
      await server.kill();
      await playOn(browser);
      await browser.until(`${mainText}.includes('Saved on this device')`);
      const text = await browser.evaluate<string>(`return ${mainText};`);
      expect(text).not.toMatch(/You play as a guest|lets no site store/);
      expect(await browser.evaluate<string>("return document.querySelector('header').innerText;")).toContain(wil.username);
    });
  });
});

inEngine('WebKitGTK', 'A visitor', () => {
  it('can begin every game while the server is gone', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await beginsEveryGame(browser);
    });
  });
});

inEngine('WebKitGTK', 'A learner', () => {
  it('plays while the server is gone, keeps the game, and finds it after a reload', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await playsOffline(browser);
      await goesHome(browser);
      await isThere(browser);
      await browser.visit(server.origin);
      await isThere(browser);
    });
  });
});
