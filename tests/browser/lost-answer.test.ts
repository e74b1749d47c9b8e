import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChromiumBrowser, LossyProxy, ServerData, TestServer, controlled, inEngine, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { load, open } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';

let proxy: LossyProxy;
let server: TestServer;
beforeAll(async () => {
  proxy = await LossyProxy.open();
  server = await TestServer.start({ SITE_URL: proxy.origin });
  proxy.target = server.origin;
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
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(/Failed to load resource/);
      const page = await open(browser, `${proxy.origin}/games/speed-math`);
      await controlled(page);
      await signIn(page, eva);
      const lost = proxy.loseNext('/api/sync/push', () => server.kill());
      const { score } = await playGame(page, { questions: 1 });
      await lost;
      expect(data.games(eva.email)).toMatchObject([{ status: 'accepted' }]);
      const line = page.getByRole('button', { name: /1 waiting to sync/ });
      await line.click();
      await server.start();
      await page.getByRole('button', { name: 'Sync now' }).click();
      // Longer than a lease: an attempt that was cut off holds the game until then.
      await page.getByRole('dialog').getByText('Synced').waitFor({ timeout: 90_000 });
      expect(data.games(eva.email)).toHaveLength(1);
      await load(page, proxy.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(score).toBe(20);
      await browser.close();
    });
  }, 180_000);
});
