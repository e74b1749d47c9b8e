import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

inEngine('Chromium', 'The installed app of the first version', () => {
  it('sends what waited on its device to the server of today: each game arrives once, and the figures stay', async () => {
    const { account } = playersOf('sqlite');
    const data = new ServerData(dataDir);
    const ids = () => data.items(ADA).map(({ id }) => id).toSorted();
    const arrived = [...ids(), ...account.queued.map(({ id }) => id)].toSorted();
    const games = data.allGames();
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      // Its access token names the address where the device was dumped: it is refused once, and refreshed.
      browser.problems.expect(/\/api\/sync\/\w+: Failed to load resource: .* 401/);
      const page = await restoreDevice(browser, site, deviceOf('sqlite'));
      await load(page, site.origin);
      await controlled(page);
      await expect.poll(ids, { timeout: 30_000 }).toEqual(arrived);
      await page.getByText('Synced').first().waitFor();
      await load(page, site.origin);
      expect((await dashboard(page)).xp).toBe(sumXp(countedOn('sqlite', account).map(({ summary }) => summary)));
      await browser.close();
    });
    expect(ids()).toEqual(arrived);
    expect(data.allGames()).toBe(games + 5);
    expect(new Set(data.items(ADA).map(({ status }) => status))).toEqual(new Set(['accepted']));
  });

  it('is followed at its own address by the app of today', async () => {
    const tagAt = async (origin: string) => (await fetch(`${origin.replace('localhost', '127.0.0.1')}/sw.js`)).headers.get('etag');
    const other = await FirstVersionSite.open();
    other.target = server.origin;
    expect(await tagAt(other.origin)).toBeNull();
    other.update();
    expect(await tagAt(other.origin)).toBe(await tagAt(server.origin));
    expect(await tagAt(server.origin)).not.toBeNull();
    await other.close();
  });
});
