import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { isInSight } from './steps/in-sight.ts';
import { skipCountdown } from './steps/game.ts';
import { open } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { answer, onPad, saved, stage, summary } from './steps/speed-math.ts';
import { ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

const QUESTIONS = 5;

inEngine('Chromium', 'On a phone, by touch alone, a learner', () => {
  it('plays on the number pad and keeps the game', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE, asksConsent: true });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Speed Math/ })
        .first()
        .tap();
      await page.getByRole('radio', { name: 'Addition' }).tap();
      await page.getByRole('radio', { name: 'Easy' }).tap();
      const fewer = page.getByRole('button', { name: 'Number of questions: less' });
      await fewer.tap();
      await fewer.tap();
      await page.getByRole('button', { name: 'Start', exact: true }).tap();
      await skipCountdown(page, 'tap');
      await stage(page).getByRole('group', { name: 'Number pad' }).waitFor();
      await answer(page, QUESTIONS, onPad);
      expect(await summary(page)).toMatchObject({ score: 10 * QUESTIONS + 10, accuracy: 100 });

      // What is asked besides does not lie over it.
      const keep = page.getByRole('button', { name: 'Keep this game' });
      await expect.poll(() => isInSight(keep)).toBe(true);
      await keep.tap();
      await page.getByRole('textbox', { name: 'Nickname' }).tap();
      // The phone's own keyboard inserts texts without key events.
      await page.keyboard.insertText('Bo 2');
      await page.getByRole('radio', { name: 'star' }).tap();
      await page.getByRole('button', { name: 'Keep my game' }).tap();
      await saved(page);
      await page.getByRole('link', { name: 'Tenfold' }).tap();
      expect(await dashboard(page)).toMatchObject({ games: 1, streak: '1 day' });
      await browser.close();
    });
  });
});
