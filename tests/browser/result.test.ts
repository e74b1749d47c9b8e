import { expect, it } from 'vitest';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { playedBefore } from './steps/earned.ts';
import { open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { playGame, result, saved } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();
const DAY_MS = 86_400_000;

/** A run of easy additions a week ago, the `nth` there, slower than any machine of these tests. */
const slowRun = (nth: number, meanMs: number): Partial<SessionSummary> => ({
  endMs: Date.now() - 7 * DAY_MS + nth,
  accuracy: 100,
  data: { operation: 'addition', friendly: true, questions: 5 },
  facts: [5, 5, 5 * meanMs, null, {}],
});

inEngine('Chromium', 'A result', () => {
  it('answers whether one is faster: than last time, than ever, than at first, and than last week', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const inspection = new Inspection(page);
      await newLearner(page, 'Ada');
      await playedBefore(page, [slowRun(1, 900_000), slowRun(2, 800_000)]);
      await playGame(page, { questions: 5 });
      await saved(page);
      for (const text of [
        'an answer',
        /^\d+\.\d s faster than last time$/,
        'your best on this set-up',
        /^Your last 3 runs: from 900\.0 s to \d+\.\d s an answer, \d+\.\d s at best\.$/,
        /^\d+\.\d s faster than your first run\.$/,
        /^This week \d+\.\d s an answer on average, last week 850\.0 s\.$/,
      ])
        await result(page).getByText(text, { exact: true }).waitFor();
      expect(await result(page).locator('dt').allInnerTexts()).toEqual(['Accuracy', 'Time', 'Score', 'XP']);
      await inspection.look('result');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('says of a first run that from the next one on it compares', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await newLearner(page, 'Ada');
      await playGame(page, { questions: 5 });
      await result(page).getByText('Your first run on this set-up. The next one is compared with it.').waitFor();
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await playGame(page, { questions: 5 });
      await result(page)
        .getByText(/ (?:faster|slower) than your first run$|^as fast as on your first run$/)
        .waitFor();
      await browser.close();
    });
  });
});
