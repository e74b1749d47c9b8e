import { it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GAMES } from './steps/each-game.ts';
import { GUEST } from './steps/expected.ts';
import { listenToRounds } from './steps/number-sequence.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'A player', () => {
  it.each(Object.entries(GAMES))('plays %s to its end by keyboard, and it is kept', async (slug, { setUp, play }) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(listenToRounds);
      const page = await open(browser, `${server.origin}/games/${slug}`);
      await newLearner(page, 'Mia');
      await setUp(page);
      await play(page);
      await page
        .getByText(/Saved on this device|Synced/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await browser.close();
    });
  });
});
