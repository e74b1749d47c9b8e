import { expect, it } from 'vitest';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { ChromiumBrowser, ServerData, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { person, signIn, signUpAsLearner } from './steps/accounts.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { enterOn } from './steps/keyboard.ts';
import { open } from './steps/opening.ts';
import { dashboard, keepByKeyboard } from './steps/players.ts';
import { BY_KEYBOARD, playByKeyboard, saved } from './steps/speed-math.ts';
import { MOVING, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const NEVER_VISITED = [
  { path: '/games/number-puzzle', heading: 'Number Puzzle' },
  { path: '/settings', heading: 'Settings' },
  { path: '/analytics', heading: 'Your Stats' },
  { path: '/badges', heading: 'Badges' },
  { path: '/daily-challenge', heading: 'Daily Challenge' },
];

inEngine('Chromium', 'A learner', () => {
  it('plays offline by keyboard alone, comes back, signs up, and sees the game counted once, here and on a second device', async () => {
    const ada = person('Ada');
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, { ...MOVING, whole: true });
      first.problems.expect(GUEST);
      const page = await open(first, server.origin);
      await controlled(page);
      await server.kill();

      // By keyboard alone, from the first screen to the kept game.
      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Speed Math/ }));
      const result = await playByKeyboard(page);
      expect(result).toMatchObject({ accuracy: 100, score: 10 * BY_KEYBOARD + 10 });
      await keepByKeyboard(page, 'Ada');
      await saved(page);
      await first.kill();

      // The browser comes back, the server does not.
      const second = await ChromiumBrowser.open(profile, { ...MOVING, whole: true });
      second.problems.expect(SERVER_GONE);
      const home = await open(second, server.origin);
      const earned = { level: 1, xp: sessionXp(result), streak: '1 day', games: 1 };
      expect(await dashboard(home)).toEqual(earned);
      // Pages that were never visited open, too.
      const other = await second.context.newPage();
      for (const { path, heading } of NEVER_VISITED) {
        await other.goto(`${server.origin}${path}`);
        await other.getByRole('heading', { name: heading, level: 1 }).waitFor();
      }
      await other.close();

      // The server is back: from learner to account.
      await server.start();
      const arrival = await signUpAsLearner(second, server, home, ada);
      const data = new ServerData(server.dataDir);
      expect(data.games(ada.email)).toMatchObject([{ status: 'accepted' }]);
      expect(await dashboard(arrival)).toEqual(earned);
      await second.close();

      await withFolder(async (other) => {
        const tablet = await ChromiumBrowser.open(other, ONE_VISIT);
        const there = await open(tablet, server.origin);
        await signIn(there, ada);
        await there.getByText('Synced').waitFor();
        expect(await dashboard(there)).toEqual(earned);
        expect(data.games(ada.email)).toHaveLength(1);
        await tablet.close();
      });
    });
  });
});
