import { expect, it } from 'vitest';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { load } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'A reset by an admin', () => {
  it('takes out what ended before it, and not what was played after it by a device that had not heard of it (decision D7)', async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(SERVER_GONE);
      const page = await openSignedIn(browser, server, ida, '/');
      await load(page, `${server.origin}/games/speed-math`);
      const before = await playGame(page, { questions: 2 });
      await page.getByText('Synced').first().waitFor();
      await load(page, `${server.origin}/games/speed-math`);

      await server.kill();
      const xp = sessionXp(before);
      expect(await admin(server.dataDir, 'reset', ida.username, '--reason', 'a new school year')).toEqual({
        exitCode: 0,
        stdout: `${ida.username} (${ida.email}) starts anew. XP taken away: ${xp}. Games that count no more: 1.\n`,
        stderr: '',
      });
      const after = await playGame(page, { questions: 3 });
      await saved(page);

      await server.start();
      await load(page, server.origin);
      await page.getByText('Synced').first().waitFor();
      await expect.poll(() => dashboard(page)).toEqual({ level: 1, xp: sessionXp(after), streak: '1 day', games: 2 });
      expect(await page.getByText(/before the reset/).count()).toBe(1);
      await page.getByText(/Your progress started again on .*: a new school year\./).waitFor();
      await browser.close();
    });
  });
});
