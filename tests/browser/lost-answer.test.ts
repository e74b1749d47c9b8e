import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, LossyProxy, ServerData, TestServer, inEngine, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

let proxy: LossyProxy;
let server: TestServer;
beforeAll(async () => {
  proxy = await LossyProxy.open();
  server = await TestServer.start({ SITE_URL: proxy.origin });
  proxy.target = server.origin;
});
beforeEach(async () => {
  if (!server.isRunning) await server.start();
});
afterAll(async () => {
  await proxy.close();
  await server.remove();
});

inEngine('Chromium', 'A game', () => {
  it('whose acknowledgement is lost, because the server dies right after storing it, counts once', async () => {
    const eva = await accountOf(server, person('Eva'));
    const data = new ServerData(server.dataDir);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      for (const declared of [/Failed to load resource/, SERVER_GONE]) browser.problems.expect(declared);
      const page = await open(browser, `${proxy.origin}/games/speed-math`);
      await signIn(page, eva);
      const lost = proxy.loseNext('/api/sync/push', () => server.kill());
      const { score } = await playGame(page, { questions: 1 });
      await lost;
      expect(data.games(eva.email)).toMatchObject([{ status: 'accepted' }]);
      const line = page.getByRole('button', { name: /1 waiting to sync/ });
      await line.click();
      await server.start();
      await page.getByRole('button', { name: 'Sync now' }).click();
      await page.getByRole('dialog').getByText('Synced').waitFor();
      expect(data.games(eva.email)).toHaveLength(1);
      await load(page, proxy.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(score).toBe(20);
      await browser.close();
    });
  });

  it('that was being sent when its page was left goes up with the next page, without waiting for a lease', BEFORE_A_RELEASE, async () => {
    const pia = await accountOf(server, person('Pia'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      for (const declared of [/Failed to load resource/, SERVER_GONE]) browser.problems.expect(declared);
      const page = await open(browser, `${proxy.origin}/games/speed-math`);
      await signIn(page, pia);
      // The first push gets no answer, and is still open when the page goes. No service worker sends in the page's place.
      const underWay = new Promise<void>((resolve) => void page.route('**/api/sync/push', () => resolve(), { times: 1 }));
      await playGame(page, { questions: 1 });
      await underWay;
      await page.getByRole('button', { name: /1 waiting to sync · syncing/ }).click();
      await page.getByRole('button', { name: 'Sync now' }).click();
      await page.getByRole('dialog').getByText('Submission already in progress').waitFor();
      await load(page, proxy.origin);
      await page.getByText('Synced').waitFor();
      expect(new ServerData(server.dataDir).games(pia.email)).toMatchObject([{ status: 'accepted' }]);
      await browser.close();
    });
  });
});
