import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedOn, playersOf, sumXp } from '../fixtures/expected.ts';
import { deviceOf, factsOf, restoreDataFolder } from '../fixtures/files.ts';
import { ServerClock } from '../fixtures/server-clock.ts';
import { ChromiumBrowser, FirstVersionSite, ServerData, TestServer, controlled, inEngine, withFolder } from './harness.ts';
import { restoreDevice } from './steps/first-version.ts';
import { load } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';

const MINUTE_MS = 60_000;
const ADA = 'ada@fixture.example.org';

let site: FirstVersionSite;
let dataDir: string;
let server: TestServer;

/** The server as it was left, at the minute after: what the device holds is never too old for these tests. */
beforeAll(async () => {
  site = await FirstVersionSite.open();
  dataDir = await mkdtemp(`${tmpdir()}/tenfold-fixture-`);
  restoreDataFolder(dataDir);
  const clock = new ServerClock(dataDir);
  await clock.set(factsOf('sqlite').madeMs + MINUTE_MS);
  server = await TestServer.start({ ...clock.env, DATA_DIR: dataDir, SITE_URL: site.origin });
  site.target = server.origin;
});
afterAll(async () => {
  await site.close();
  await server.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Whether another version of the app is installed beside the one in charge. */
const waiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

inEngine('Chromium', 'The installed app of the first version', () => {
  it('sends what waited on its device, each game once; the app of today takes its place, and the figures stay', async () => {
    const { account } = playersOf('sqlite');
    const data = new ServerData(dataDir);
    const ids = () =>
      data
        .items(ADA)
        .map(({ id }) => id)
        .toSorted();
    const arrived = [...ids(), ...account.queued.map(({ id }) => id)].toSorted();
    const games = data.allGames();
    const xp = sumXp(countedOn('sqlite', account).map(({ summary }) => summary));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      // Its access token names the address where the device was dumped: it is refused once, and refreshed.
      browser.problems.expect(/\/api\/sync\/\w+: Failed to load resource: .* 401/);
      const page = await restoreDevice(browser, site, deviceOf('sqlite'));
      await load(page, site.origin);
      await controlled(page);
      await expect.poll(ids, { timeout: 90_000 }).toEqual(arrived);
      await page.getByText('Synced').first().waitFor();
      await load(page, site.origin);
      expect((await dashboard(page)).xp).toBe(xp);

      site.update();
      await load(page, site.origin);
      await page.getByText('A new version is ready').waitFor();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
      await expect.poll(() => waiting(page)).toBe(false);
      await load(page, site.origin);
      expect((await dashboard(page)).xp).toBe(xp);
      await page.getByText('Synced').first().waitFor();
      await browser.close();
    });
    expect(ids()).toEqual(arrived);
    expect(data.allGames()).toBe(games + 5);
    expect(new Set(data.items(ADA).map(({ status }) => status))).toEqual(new Set(['accepted']));
  });
});
