import { expect, it } from 'vitest';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { ServerData, controlled, inEngine, openOldChromium, serverForTests, withFolder } from './harness.ts';
import { person, signUpAsLearner } from './steps/accounts.ts';
import { GUEST } from './steps/expected.ts';
import { load, taken } from './steps/opening.ts';
import { dashboard, keepByKeyboard } from './steps/players.ts';
import { playByKeyboard, playGame, saved } from './steps/speed-math.ts';
import { PHONE } from './steps/windows.ts';

const server = serverForTests();

/** What this browser says of a call to a server that has gone. Of a file of the app it would say so, too: that one must be here. */
const UNANSWERED = /\/(?:api|auth)\/\S+: Failed to load resource: net::ERR_CONNECTION_REFUSED/;

inEngine('Chromium 103', 'A visitor', () => {
  it('fetches no style twice, plays by keyboard, keeps the game, finds it after a reload without the server, plays again, signs up from the menu of a phone, and the account has both games once', async () => {
    const ria = person('Ria');
    await withFolder(async (folder) => {
      const browser = await openOldChromium(folder);
      expect(browser.context.browser()?.version()).toMatch(/^103\./);
      browser.problems.expect(GUEST);
      const page = await browser.context.newPage();
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(request.url()));
      await page.goto(`${server.origin}/games/speed-math`);
      await taken(page);
      const inDocument = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(({ href }) => href),
      );
      expect(inDocument.length).toBeGreaterThan(0);
      expect(inDocument.filter((href) => asked.has(href))).toEqual([]);

      const result = await playByKeyboard(page);
      expect(result).toMatchObject({ accuracy: 100 });
      await keepByKeyboard(page, 'Ria');
      await saved(page);
      await controlled(page);
      await server.kill();
      browser.problems.expect(UNANSWERED);
      await load(page, server.origin);
      expect(await dashboard(page)).toEqual({ level: 1, xp: sessionXp(result), streak: '1 day', games: 1 });
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await saved(page);

      await server.start();
      await page.setViewportSize(PHONE.viewport);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const arrival = await signUpAsLearner(browser, server, page, ria);
      expect(await dashboard(arrival)).toMatchObject({ streak: '1 day', games: 2 });
      const accepted = { status: 'accepted' };
      expect(new ServerData(server.dataDir).games(ria.email)).toMatchObject([accepted, accepted]);
      await browser.close();
    });
  });
});
