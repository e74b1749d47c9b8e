import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { dashboard, keepAs } from './steps/players.ts';
import { playGame, result } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const AWAITED = /The games of this account come here when this device reaches the server/;
/** What is wrong of somebody who has played elsewhere. */
const NOUGHTS = /No games played yet|No achievements yet|Level 1\b|\b0 XP\b|^0 days$|0\/\d|Play a game\. Then this page tells/;

/** Where the sheets of the dashboard stand. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, main h1')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }),
  );

async function saysNoNought(page: Page, path: string): Promise<void> {
  await load(page, server.origin + path);
  await page.getByText(AWAITED).filter({ visible: true }).first().waitFor();
  const wrong = page.getByText(NOUGHTS).filter({ visible: true });
  expect([path, await wrong.allInnerTexts()]).toEqual([path, []]);
}

inEngine('Chromium', 'A new device of an account', () => {
  it('shows no figure before its first sync, says on each screen when they come, and moves nothing when they are there', async () => {
    const mia = await accountOf(server, person('Mia'));
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(first, server, mia, '/');
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await result(page).getByText('Synced').waitFor();
      await first.close();
    });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(SERVER_GONE);
      await browser.context.route('**/api/sync/pull', (route) => route.abort());
      const page = await openSignedIn(browser, server, mia, '/');
      const inspection = new Inspection(page);
      for (const path of ['/', '/analytics', '/progress', '/badges', '/settings']) {
        await saysNoNought(page, path);
        await inspection.look(`${path} before the first sync`);
      }
      expect(inspection.faults).toEqual([]);
      await load(page, `${server.origin}/`);
      await page.getByText(AWAITED).waitFor();
      await page.getByRole('heading', { name: `Hello, ${mia.username}` }).waitFor();
      const before = await sheets(page);
      await browser.context.unroute('**/api/sync/pull');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText(AWAITED).waitFor({ state: 'hidden' });
      expect(await dashboard(page)).toMatchObject({ level: 1, games: 1, streak: '1 day' });
      expect(await sheets(page)).toEqual(before);
      await browser.close();
    });
  });

  it('of a learner who becomes an account goes on showing what was played here', BEFORE_A_RELEASE, async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      browser.problems.expect(/User not authenticated/);
      await playGame(page, { questions: 2 });
      await keepAs(page, 'Ida');
      await browser.context.route('**/api/sync/pull', (route) => route.abort());
      await load(page, `${server.origin}/`);
      await signIn(page, ida);
      await page.getByRole('heading', { name: `Hello, ${ida.username}` }).waitFor();
      // What is on screen was read for the learner.
      await load(page, `${server.origin}/`);
      await page.getByRole('heading', { name: `Hello, ${ida.username}` }).waitFor();
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(await page.getByText(AWAITED).count()).toBe(0);
      await browser.close();
    });
  });
});
