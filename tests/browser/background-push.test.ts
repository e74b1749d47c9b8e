import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PUSH_TAG } from '../../shared/sw-messages.ts';
import { ChromiumBrowser, ServerData, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { playGame, saved } from './steps/speed-math.ts';

const server = serverForTests();

/** Makes the browser tell the service worker that the network is back. By itself it does so some time later. */
async function networkIsBack(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((registration) => registration.scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await registered, tag: PUSH_TAG, lastChance: false });
}

inEngine('Chromium', 'With every page closed', () => {
  it('a game that was played offline goes up when the network is back', async () => {
    const kim = await accountOf(server, person('Kim'));
    const data = new ServerData(server.dataDir);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, server.origin);
      await controlled(page);
      await signIn(page, kim);
      await page.getByText('Synced').waitFor();
      await server.kill();
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 1 });
      await saved(page);
      const elsewhere = await browser.visit('about:blank');
      await page.close();
      await server.start();
      expect(data.games(kim.email)).toEqual([]);

      await networkIsBack(elsewhere, server.origin);
      while (data.games(kim.email).length === 0) await pause(100);
      expect(data.games(kim.email)).toMatchObject([{ status: 'accepted' }]);
      await browser.close();
    });
  });
});
