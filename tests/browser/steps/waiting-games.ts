import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { countedOn, playersOf, sumXp } from '../../fixtures/expected.ts';
import { deviceOf, factsOf, restoreDataFolder } from '../../fixtures/files.ts';
import { ServerClock } from '../../fixtures/server-clock.ts';
import { ChromiumBrowser, FirstVersionSite, ServerData, TestServer, controlled, withFolder } from '../harness.ts';
import { restoreDevice, update } from './first-version.ts';
import { load } from './opening.ts';
import { dashboard } from './players.ts';
import { withUnsentGames } from './unsent-games.ts';
import { PRIVATE } from './windows.ts';

const MINUTE_MS = 60_000;
const ADA = 'ada@fixture.example.org';

/** The first version's app with a server of today, which has the first version's data. */
interface Deployment {
  readonly site: FirstVersionSite;
  readonly data: ServerData;
}

/** Starts the server with the old data, one minute later, so that the device's data is never too old for these tests. */
async function withDeployment(work: (deployment: Deployment) => Promise<void>): Promise<void> {
  const site = await FirstVersionSite.open();
  const dataDir = await mkdtemp(`${tmpdir()}/tenfold-fixture-`);
  restoreDataFolder(dataDir);
  const clock = new ServerClock(dataDir);
  await clock.set(factsOf('sqlite').madeMs + MINUTE_MS);
  const server = await TestServer.start({ ...clock.env, DATA_DIR: dataDir, SITE_URL: site.origin });
  site.target = server.origin;
  try {
    await work({ site, data: new ServerData(dataDir) });
  } finally {
    await site.close();
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The server takes what that app sends, for good; it speaks another protocol of pull (protocol, "Pull"). */
const PULL_OF_OLD = /\/api\/sync\/pull: Failed to load resource: .* 426/;

/** The ids of the items that the server has of the fixture's account. */
const idsIn = (data: ServerData): string[] =>
  data
    .items(ADA)
    .map(({ id }) => id)
    .toSorted();

/**
 * What waited on a device with the first version's app is sent by that app, or after its update by the next one, each game once. Its figures
 * stay.
 */
export const sendsWhatWaited = (when: 'before' | 'after'): Promise<void> =>
  withDeployment(async ({ site, data }) => {
    const { account } = playersOf('sqlite');
    const games = data.allGames();
    const unsent = withUnsentGames(deviceOf('sqlite'), account.localId, account.accountId ?? '', 20, factsOf('sqlite').madeMs);
    const arrived = [...idsIn(data), ...account.queued.map(({ id }) => id), ...unsent.ids].toSorted();
    const counted = countedOn('sqlite', account).map(({ summary }) => summary);
    const xp = sumXp([...counted, ...unsent.games]);
    site.takePushes(when === 'before');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      // Its access token names the address where the device was dumped, so it is refused once and refreshed.
      browser.problems.expect(/\/api\/sync\/\w+: Failed to load resource: .* (?:401|503)/);
      browser.problems.expect(PULL_OF_OLD);
      const page = await restoreDevice(browser, site, unsent.device);
      await load(page, site.origin);
      await controlled(page);
      if (when === 'before') {
        await expect.poll(() => idsIn(data)).toEqual(arrived);
        await page.getByText('Synced').first().waitFor();
        await load(page, site.origin);
        // That app counted the 20 games nowhere: they were put into its database.
        expect((await dashboard(page)).xp).toBe(sumXp(counted));
      } else expect(idsIn(data)).not.toContain(unsent.ids[0]);
      await update(page, site);
      site.takePushes(true);
      await load(page, site.origin);
      await expect.poll(() => idsIn(data)).toEqual(arrived);
      await page.getByText('Synced').first().waitFor();
      await load(page, site.origin);
      expect((await dashboard(page)).xp).toBe(xp);
      await browser.close();
    });
    expect(data.allGames()).toBe(games + 5 + 20);
    expect(new Set(data.items(ADA).map(({ status }) => status))).toEqual(new Set(['accepted']));
  });
