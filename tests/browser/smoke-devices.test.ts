import { expect, it } from 'vitest';
import { ChromiumBrowser, ServerData, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { dashboard, newLearner } from './steps/players.ts';
import { playByKeyboard, playGame, saved } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'A player', () => {
  it('signs in, and finds on a second device what was played on the first, once', async () => {
    const who = await accountOf(server, person('Uma'));
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(`${profile}/first`, ONE_VISIT);
      first.problems.expect(GUEST);
      const page = await open(first, `${server.origin}/games/speed-math`);
      await signIn(page, who);
      await playGame(page, { questions: 2 });
      await page.getByText('Synced').first().waitFor();
      expect(new ServerData(server.dataDir).games(who.email)).toMatchObject([{ status: 'accepted' }]);
      await first.close();
      const second = await ChromiumBrowser.open(`${profile}/second`, ONE_VISIT);
      second.problems.expect(GUEST);
      const other = await open(second, server.origin);
      await signIn(other, who);
      await other
        .getByText(/Speed Math/)
        .first()
        .waitFor();
      await load(other, server.origin);
      expect(await dashboard(other)).toMatchObject({ games: 1 });
      await second.close();
    });
  });

  it('reloads without a network, finds the game, and plays another', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await newLearner(page, 'Ole');
      await playByKeyboard(page);
      await saved(page);
      await controlled(page);
      await server.kill();
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await saved(page);
      await browser.close();
    });
  });
});
