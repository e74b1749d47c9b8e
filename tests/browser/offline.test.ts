import { expect, it } from 'vitest';
import { ChromiumBrowser, FirefoxBrowser, WebKitBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { SERVER_GONE } from './steps/expected.ts';

const server = serverForTests();

/** Waits in the page until the service worker controls it. */
const inCharge = `await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));`;

const heading = 'h1';

inEngine('Chromium', 'The app', () => {
  it('opens after one visit in a restarted browser while the server is gone', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile);
      await controlled(await first.visit(server.origin));
      await first.close();
      await server.stop();
      const second = await ChromiumBrowser.open(profile);
      // It asks for the challenges, and a browser logs that nobody answers.
      second.problems.expect(SERVER_GONE);
      const home = await second.visit(server.origin);
      expect(await home.locator(heading).first().innerText()).not.toBe('');
      const game = await second.visit(`${server.origin}/games/speed-math`);
      expect(await game.locator(heading).first().innerText()).toBe('Speed Math');
      await second.close();
    });
  });
});

inEngine('Firefox', 'The app', () => {
  it('opens after one visit in a restarted browser while the server is gone', async () => {
    await withFolder(async (profile) => {
      const first = await FirefoxBrowser.open(profile);
      await (await first.visit(server.origin)).evaluate(`(async () => { ${inCharge} })()`);
      await first.close();
      await server.stop();
      const second = await FirefoxBrowser.open(profile);
      const game = await second.visit(`${server.origin}/games/speed-math`);
      expect(await game.$eval(heading, (element) => element.textContent)).toBe('Speed Math');
      await second.close();
    });
  });
});

inEngine('WebKitGTK', 'The app', () => {
  it('opens after one visit while the server is gone', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await browser.visit(server.origin);
      await browser.evaluate(inCharge);
      await server.stop();
      await browser.visit(`${server.origin}/games/speed-math`);
      await browser.until(`document.querySelector('${heading}')?.textContent === 'Speed Math'`);
    });
  });
});
