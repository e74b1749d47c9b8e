import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { answerTo, PROBLEM } from './steps/by-ear.ts';
import { brokenByVoice, Listener, readAloud } from './steps/by-voice.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import { goWithin } from './steps/opening.ts';
import { transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();
const GAME = '/games/speed-math?operation=addition&difficulty=easy&questions=2';

inEngine('Chromium', 'Each text is said by the voice or by the live region', () => {
  it('of somebody who is read questions alone: the voice asks, in a dialog too, and again after it, the region judges', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await readAloud(browser, server.origin, /^Questions/);
      await goWithin(page, GAME);
      await start(page).click();
      const ear = new Listener(page);
      await ear.answers();
      await page.getByRole('log').getByText('Correct').waitFor({ state: 'attached' });
      await page.getByRole('log').getByText('Press Enter to go on.').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Go on' }).click();
      expect(await ear.hears(PROBLEM)).toHaveLength(1);
      await page.keyboard.press('Escape');
      expect(await ear.hears(/^Stop/)).toEqual(['Stop this game? This game will not count. Enter: Keep playing.']);
      await page.keyboard.press('Enter');
      expect(await ear.hears(PROBLEM)).toHaveLength(1);
      expect(brokenByVoice(await transcriptOf(page))).toEqual([]);
      await browser.close();
    });
  });

  it('of somebody whose voice cannot be fetched: the game begins all the same, and the region says it all', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      browser.problems.expect(/read-aloud-|Failed to load resource/);
      await browser.context.route('**/assets/read-aloud-*.js', (route) => route.abort());
      const page = await readAloud(browser, server.origin, /^All/);
      await goWithin(page, GAME);
      await start(page).click();
      const problem = page.getByRole('log').getByText(PROBLEM);
      await problem.waitFor({ state: 'attached' });
      await page.keyboard.type(String(answerTo((await problem.textContent()) ?? '')));
      await page.getByRole('log').getByText('Correct').waitFor({ state: 'attached' });
      await browser.close();
    });
  });
});
