import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { blockStorage } from './steps/block-storage.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { withLine } from './steps/line.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { PRIVATE } from './steps/windows.ts';

const server = serverForTests();

const READY = 'Ready without a network';
const GETTING = 'Getting ready';
const CANNOT = 'This browser cannot play without a network here';

const says = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();

/** What a browser logs where an answer is not the one that the list has. */
const REFUSED = /integrity|Failed to load resource|MIME type/i;

inEngine('Chromium', 'Whether this device can play without a network', () => {
  it('is on home until somebody has seen that it can, and always on the settings page; what a portal held up goes on without a reload', async () => {
    await withLine(async (line) =>
      withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, PRIVATE);
        browser.problems.expect(REFUSED);
        browser.problems.expect(SERVER_GONE);
        const terms = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Terms</h1>' };
        line.answerBy((path) => (path === '/badges' ? terms : undefined));
        const page = await open(browser, line.origin);
        await says(page, GETTING);
        await says(page, 'It goes on by itself when the network lets it.');
        const inspection = new Inspection(page);
        await inspection.look('home, getting ready', BOTH_WIDTHS);
        const closed = await open(browser, line.origin);
        await says(closed, GETTING);
        await closed.getByRole('button', { name: 'Close' }).click();
        line.answerBy(() => undefined);
        for (const each of [closed, page]) await each.evaluate(() => dispatchEvent(new Event('online')));
        await says(page, READY);
        await inspection.look('home, ready', BOTH_WIDTHS);
        await load(page, `${line.origin}/settings`);
        await says(page, READY);
        await inspection.look('settings, ready', BOTH_WIDTHS);
        await load(page, line.origin);
        for (const each of [closed, page]) {
          await goWithin(each, '/settings');
          await says(each, READY);
          await goWithin(each, '/');
          await each.getByRole('heading', { level: 1 }).waitFor();
          expect(await each.getByText(READY).count()).toBe(0);
        }
        expect(inspection.faults).toEqual([]);
        await browser.close();
      }),
    );
  });

  it('is made good by a start with a network, where the browser has deleted what was here', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, server.origin);
      await controlled(page);
      await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
      await load(page, `${server.origin}/settings`);
      await says(page, READY);
      await browser.context.setOffline(true);
      for (const path of ['/', '/games/speed-math']) await load(page, server.origin + path);
      await browser.close();
    });
  });

  it('is not with an address without https, and the page says so', () =>
    saysWhyNot('The address of this site has to begin with https:// for that.', { isBlocked: false }));

  it('is not with blocked storage, and the page says so', BEFORE_A_RELEASE, () =>
    saysWhyNot('Its settings block what this site stores.', { isBlocked: true }),
  );
});

/** Expects the note on a page that can never be ready: with blocked storage, or else with an address without https. */
async function saysWhyNot(note: string, { isBlocked }: { readonly isBlocked: boolean }): Promise<void> {
  await withFolder(async (profile) => {
    if (isBlocked) await blockStorage(profile);
    const browser = await ChromiumBrowser.open(profile, { whole: isBlocked });
    browser.problems.expect(/./);
    const insecure = 'http://tenfold.test';
    await browser.context.route(`${insecure}/**`, async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace(insecure, server.origin.replace('localhost', '127.0.0.1')) });
      await route.fulfill({ response: answer });
    });
    const origin = isBlocked ? server.origin : insecure;
    const page = await open(browser, `${origin}/settings`);
    await says(page, CANNOT);
    await says(page, note);
    await load(page, origin);
    // Nobody knows there what was answered about cookies.
    if (isBlocked) await page.getByRole('button', { name: 'Decline' }).click();
    await says(page, CANNOT);
    await browser.context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
  });
}

inEngine('Chromium', 'The pages for admins', () => {
  it(
    'open without a network where an admin plays, although nobody has opened them there; elsewhere it is said what is missing',
    BEFORE_A_RELEASE,
    async () => {
      const who = await accountOf(server, person('Ada'));
      expect((await admin(server.dataDir, 'promote', who.email)).exitCode).toBe(0);
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, PRIVATE);
        browser.problems.expect(SERVER_GONE);
        browser.problems.expect(/Failed to fetch dynamically imported module/);
        browser.problems.expect(/could not be read/);
        const page = await open(browser, server.origin);
        await controlled(page);
        await load(page, `${server.origin}/settings`);
        await says(page, READY);
        await browser.context.setOffline(true);
        await page.goto(`${server.origin}/admin/challenges`);
        await page.getByText('This part of Tenfold could not be loaded. Connect to the network, then try again.').waitFor();
        await browser.context.setOffline(false);
        await page.getByRole('heading', { level: 1 }).waitFor();

        await load(page, `${server.origin}/settings`);
        await signIn(page, who);
        const isHere = () =>
          page.evaluate(async () => (await (await caches.open('tenfold-files')).keys()).some(({ url }) => url.includes('/blog-room-')));
        await expect.poll(isHere).toBe(true);
        await browser.context.setOffline(true);
        for (const path of ['/admin', '/admin/challenges', '/admin/blog']) {
          await load(page, server.origin + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
        }
        await browser.close();
      });
    },
  );
});
