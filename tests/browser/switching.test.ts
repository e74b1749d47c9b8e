import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, ServerData, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person } from './steps/accounts.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { goWithin, load } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { askToSignOut, dashboard, newLearner, signOut, switchTo } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const synced = (page: Page): Promise<void> => page.getByText('Synced').waitFor();

inEngine('Chromium', 'With several players on one device', () => {
  it("one player's games go up while another plays, and signing out keeps what was not sent, and says how much", async () => {
    const fay = await accountOf(server, person('Fay'));
    const data = new ServerData(server.dataDir);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openSignedIn(browser, server, fay, '/');
      await synced(page);
      await goWithin(page, '/games/speed-math');
      let giveBack = await loseServices(browser);
      await playGame(page, { questions: 1 });
      await page.getByText('1 waiting to sync').waitFor();

      // Gus plays now; the server comes back meanwhile.
      await newLearner(page, 'Gus');
      await giveBack();
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 0, xp: 0 });
      await expect.poll(() => data.games(fay.email)).toMatchObject([{ status: 'accepted' }]);
      await goWithin(page, '/games/speed-math');
      await playGame(page, { questions: 2 });
      await saved(page);

      // Fay again, once more without the server, and signs out.
      await switchTo(page, fay.username);
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await synced(page);
      giveBack = await loseServices(browser);
      await goWithin(page, '/games/speed-math');
      await playGame(page, { questions: 1 });
      await page.getByText('1 waiting to sync').waitFor();
      await load(page, server.origin);
      expect(await askToSignOut(page, fay.username)).toMatch(/^1 game not synced/);
      await signOut(page, fay.username);
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();

      // Fay's games are not sent while Fay is signed out.
      await giveBack();
      await load(page, server.origin);
      await switchTo(page, 'Gus');
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(data.games(fay.email)).toHaveLength(1);

      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog').getByRole('listitem').filter({ hasText: fay.username }).getByRole('button').first().click();
      await page.getByRole('checkbox', { name: /Take Gus’s games/ }).uncheck();
      await fillSignIn(page, fay);
      await synced(page);
      expect(data.games(fay.email)).toMatchObject([{ status: 'accepted' }, { status: 'accepted' }]);
      expect(await dashboard(page)).toMatchObject({ games: 2 });
      expect(data.allGames()).toBe(2);
      await browser.close();
    });
  });
});
