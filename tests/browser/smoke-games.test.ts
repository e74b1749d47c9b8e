import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GAMES } from './steps/each-game.ts';
import { GUEST } from './steps/expected.ts';
import { listenToRounds } from './steps/number-sequence.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { brokenLaws, inGeneral, listen, transcriptOf } from './steps/transcript.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** In these, keys pick and slide. */
const WITHOUT_TYPING = ['math-bubble-pop', 'number-puzzle'];

inEngine('Chromium', 'A player', () => {
  it.each(Object.entries(GAMES))('plays %s to its end by keyboard, hears all of it once, and it is kept', async (slug, { setUp, play }) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(listenToRounds);
      await browser.context.addInitScript(listen);
      const page = await open(browser, `${server.origin}/games/${slug}`);
      await newLearner(page, 'Mia');
      await setUp(page);
      await play(page);
      await page
        .getByText(/Saved on this device|Synced/)
        .filter({ visible: true })
        .first()
        .waitFor();
      const heard = await transcriptOf(page);
      expect(brokenLaws(heard, !WITHOUT_TYPING.includes(slug))).toEqual([]);
      // On a slow machine the calculator may be first.
      const isSlow = heard.some(({ text }) => text.startsWith('Too late'));
      if (!isSlow) await expect(inGeneral(heard)).toMatchFileSnapshot(`transcripts/${slug}.txt`);
      await browser.close();
    });
  });
});
