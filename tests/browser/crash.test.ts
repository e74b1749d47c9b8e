import { expect, it } from 'vitest';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { resumeDialog } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { storedRows } from './steps/player-database.ts';
import { dashboard } from './steps/players.ts';
import { answer, begin, playGame, question, saved, startGame, summary } from './steps/speed-math.ts';
import { NOT_INSTALLED } from './steps/windows.ts';

const server = serverForTests();

const QUESTIONS = 6;

/** Opens a browser in which a learner gives `answers` answers, and kills the browser then. */
async function killedAfter(profile: string, answers: number): Promise<void> {
  const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
  const page = await openAs(browser, server, 'Cleo', '/games/speed-math');
  await startGame(page, { questions: QUESTIONS });
  const last = await answer(page, answers);
  // The verdict on the last answer has gone, and the next question is in sight.
  await question(page, last);
  await browser.kill();
}

inEngine('Chromium', 'After a kill of the browser', () => {
  it('an interrupted game is offered again, has lost at most the last answer, and counts as resumed', async () => {
    await withFolder(async (profile) => {
      await killedAfter(profile, 3);
      const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const offer = await resumeDialog(page)
        .getByText(/of 6 questions answered/)
        .innerText();
      const kept = Number(/(\d) of 6/.exec(offer)?.[1]);
      expect(kept).toBeGreaterThanOrEqual(2);
      expect(kept).toBeLessThanOrEqual(3);
      await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
      await begin(page);
      await answer(page, QUESTIONS - kept);
      expect(await summary(page)).toMatchObject({ accuracy: 100, score: 10 * QUESTIONS + 10 });
      await page.getByText('Resumed: it counts').waitFor();
      await saved(page);
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1, streak: '1 day' });
      await page.getByRole('listitem').filter({ hasText: 'resumed' }).waitFor();
      await load(page, `${server.origin}/games/speed-math`);
      await page.getByRole('radio', { name: 'Addition' }).waitFor();
      expect(await resumeDialog(page).isVisible()).toBe(false);
      await browser.close();
    });
  });

  it('an interrupted game can be put away: it is not offered again and counts nothing', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      await killedAfter(profile, 1);
      const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await resumeDialog(page).getByRole('button', { name: 'Put away' }).click();
      await resumeDialog(page).waitFor({ state: 'hidden' });
      // Only the activity that a game began is left. When it is there, the journal has gone.
      await expect.poll(() => storedRows(page, 'outbox')).toMatchObject([{ id: expect.stringMatching(/:game_start$/) as string }]);
      expect(await storedRows(page, 'journal')).toEqual([]);
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 0, xp: 0 });
      await browser.close();
    });
  });

  it('a finished game is there if "Saved" had appeared', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const page = await openAs(first, server, 'Dora', '/games/speed-math');
      for (const games of [1, 2]) {
        if (games > 1) await page.getByRole('button', { name: 'New Challenge' }).click();
        await playGame(page, { questions: 2 });
        await saved(page);
      }
      await first.kill();
      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      expect(await dashboard(await open(second, server.origin))).toMatchObject({ games: 2 });
      await second.close();
    });
  });
});
