import { expect, it } from 'vitest';
import { FirefoxBrowser, WebKitBrowser, inEngine, serverForTests, withFolder } from '../browser/harness.ts';
import { accountOf, person, type Person } from '../browser/steps/accounts.ts';
import { bareAddress, holdUp, letGo } from '../browser/steps/held-storage.ts';
import { beginsEveryGame, visitsOnce } from '../browser/steps/one-visit.ts';
import { inCharge, keepAs, mainText, playOn, press, windowOf, type Window } from '../browser/steps/plain-window.ts';

const server = serverForTests();

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
      expect(text).not.toMatch(/You play as a guest|does not let Tenfold keep/);
      await browser.until(`document.querySelector('header').innerText.includes('${wil.username}')`);
    });
  });
});

inEngine('WebKitGTK', 'Storage that is slow', () => {
  it('makes nobody a guest while the server is gone, and the game is saved as soon as it answers', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await browser.visit(`${server.origin}/games/speed-math`);
      await browser.evaluate(inCharge);
      await playOn(browser);
      await keepAs(browser, 'Ria');
      const game = await browser.tab();
      const other = await browser.newTab();
      await browser.visit(bareAddress(server.origin));
      expect(await browser.evaluate(holdUp('tenfold-'))).toBeGreaterThan(1);
      await server.kill();
      await browser.switchTo(game);
      await browser.visit(`${server.origin}/games/speed-math`);
      await playOn(browser);
      await browser.until(`/is slow to save/.test(document.querySelector('main').innerText)`);
      expect(await browser.evaluate<string>(`return document.querySelector('main').innerText;`)).not.toMatch(/guest|private browsing/);
      await browser.switchTo(other);
      await browser.evaluate(letGo);
      await browser.switchTo(game);
      await browser.until(`/Saved on this device/.test(document.querySelector('main').innerText)`);
    });
  });
});

inEngine('Firefox', 'A visitor', () => {
  it('begins every game without the server after one visit', async () => {
    await withFolder(async (profile) => {
      const browser = await FirefoxBrowser.open(profile);
      browser.problems.expect(/User not authenticated/);
      const window = windowOf(await browser.visit('about:blank'));
      await visitsOnce(window, server);
      await beginsEveryGame(window);
      await browser.close();
    });
  });
});

inEngine('WebKitGTK', 'A visitor', () => {
  it('begins every game without the server after one visit', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await visitsOnce(browser, server);
      await beginsEveryGame(browser);
    });
  });
});
