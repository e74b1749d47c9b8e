import { it } from 'vitest';
import { FirefoxBrowser, WebKitBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { goesHome, isThere, playsOne, visitsOnce } from './steps/one-visit.ts';
import { windowOf } from './steps/plain-window.ts';

const server = serverForTests();
// Every other game begins in these engines, too: `tests/release/other-engines.test.ts`.

/** Home reads storage, and asks the engine what to practise. A page that is left while that loads says so in Firefox, and so does its service worker. */
const CUT_OFF = [
  /error loading dynamically imported module: .*\/(comlink|worker-engine|read-device)/,
  /Failed to load .*\/(comlink|worker-engine|read-device)\S+ A ServiceWorker intercepted the request/,
];

inEngine('Firefox', 'A visitor', () => {
  it('may connect to the site, and after one visit plays a game without the server, keeps it, and finds it after a reload and after a restart of the browser', async () => {
    await withFolder(async (profile) => {
      const first = await FirefoxBrowser.open(profile);
      first.problems.expect(/User not authenticated/);
      for (const cutOff of CUT_OFF) first.problems.expect(cutOff);
      const window = windowOf(await first.visit('about:blank'));
      await visitsOnce(window, server);
      await playsOne(window, server);
      await goesHome(window);
      await isThere(window);
      await window.visit(server.origin);
      await isThere(window);
      await first.close();
      const second = await FirefoxBrowser.open(profile);
      for (const cutOff of CUT_OFF) second.problems.expect(cutOff);
      const again = windowOf(await second.visit(server.origin));
      await isThere(again);
      await again.visit(`${server.origin}/games/speed-math`);
      // It offers the game of before the restart again, so all of it has been read, and nothing is cut off by the end.
      await again.until("[...document.querySelectorAll('main fieldset button')].some((preset) => preset.textContent === 'As last time')");
      await second.close();
    });
  });
});

inEngine('WebKitGTK', 'A visitor', () => {
  it('may connect to the site, and after one visit plays a game without the server, keeps it, and finds it after a reload', async () => {
    await withFolder(async (folder) => {
      const browser = await WebKitBrowser.open(folder);
      await visitsOnce(browser, server);
      await playsOne(browser, server);
      await goesHome(browser);
      await isThere(browser);
      await browser.visit(server.origin);
      await isThere(browser);
    });
  });
});
