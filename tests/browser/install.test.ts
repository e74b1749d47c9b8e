import { expect, it } from 'vitest';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, FirstVersionSite, controlled, inEngine, withFolder } from './harness.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { withLine } from './steps/line.ts';
import { load, open } from './steps/opening.ts';
import { PORTAL, PORTALS, REFUSED, foreign, installEnds, keepsOut, putOn, startsOffline, terms, workers } from './steps/portals.ts';
import { PRIVATE } from './steps/windows.ts';

inEngine('Chromium', 'A captive portal or a filter', () => {
  // `tests/release/portals.test.ts` has the others; a portal's own page in a first install is in `readiness.test.ts`, too.
  it('that changes a script during the install becomes no part of the app, which is installed later', () =>
    keepsOut(PORTALS['changes a script']));

  it('that comes with an update leaves the old version as it was', BEFORE_A_RELEASE, async () => {
    await withLine(async (line) =>
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, PRIVATE);
        browser.problems.expect(REFUSED);
        browser.problems.expect(SERVER_GONE);
        const window = await open(browser, line.origin);
        await controlled(window);
        const script = await (await fetch(`${line.origin.replace('localhost', '127.0.0.1')}/sw.js`)).text();
        let answered = 0;
        line.answerBy((path) => {
          if (path === '/sw.js') return foreign('text/javascript; charset=utf-8', `${script}\n// another version`);
          if (path !== '/badges') return undefined;
          answered++;
          return terms;
        });
        await window.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await installEnds(window, () => answered);
        expect(await workers(window)).toEqual({ installing: false, waiting: false, active: true });
        await startsOffline(browser, line.origin);
        await browser.close();
      }),
    );
  });

  it(
    'that became a part of a version that kept everything goes with the next one, without a word from its pages',
    BEFORE_A_RELEASE,
    async () => {
      const site = await FirstVersionSite.open();
      await withLine(async (line, server) =>
        withFolder(async (profile) => {
          site.target = server.origin;
          line.target = site.origin;
          const browser = await ChromiumBrowser.open(profile, PRIVATE);
          browser.problems.expect(REFUSED);
          browser.problems.expect(SERVER_GONE);
          const answered = putOn(line, (path) => (/^\/(?:badges)?(?:\?__WB_|$)/.test(path) ? terms : undefined));
          const window = await browser.visit(line.origin);
          await controlled(window);
          expect(answered()).toBeGreaterThan(1);
          line.answerBy(() => undefined);
          await window.goto(line.origin);
          expect(await window.getByText(PORTAL).count()).toBe(1);
          site.update();
          // The browser looks for a new version whenever somebody opens a page, whatever that shows.
          await window.goto(line.origin);
          await expect.poll(() => window.evaluate(() => caches.keys()).then((names) => names.join())).not.toContain('precache');
          await load(window, line.origin);
          await startsOffline(browser, line.origin);
          await browser.close();
        }),
      );
      await site.close();
    },
  );
});
