import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import {
  asked,
  duelStage,
  finalResults,
  nextRound,
  onKeyboard,
  onPad,
  playRound,
  playRounds,
  saved,
  worthOf,
} from './steps/calculator-vs-brain.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import { enterOn, tabTo } from './steps/keyboard.ts';
import { openAs } from './steps/learner-here.ts';
import { open } from './steps/opening.ts';
import { storedSummaries } from './steps/player-database.ts';
import { keepAs, keepByKeyboard } from './steps/players.ts';
import { shareBy, sharesByKeyboard } from './steps/sharing.ts';
import { comeUp, holdTime, pastCountdown, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, NARROW, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'Calculator vs Brain', () => {
  it('is played by keyboard alone, shared as text that spoils nothing, and kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await shareBy(browser.context, 'clipboard');
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await enterOn(page, page.getByRole('main').getByRole('link', { name: /Calculator vs Brain/ }));
      await tabTo(page, page.getByRole('group', { name: 'Operation' }).getByRole('radio'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const won = await playRounds(page, ['win', 'win', 'err', 'win', 'wait', 'win'], onKeyboard);
      await tabTo(page, endGame(page));
      await page.keyboard.press('Enter');
      const worth = worthOf(won);
      expect(worth.playerWins).toBeGreaterThan(0);
      expect(await finalResults(page)).toEqual(worth);

      await sharesByKeyboard(page, 'calculator-vs-brain', [
        new RegExp(`^I beat the calculator in ${worth.playerWins} of 6 rounds \\(.+\\) at Easy in Calculator vs Brain\\. Can you\\?$`),
        /^[■□]{6}$/,
      ]);
      await keepByKeyboard(page, 'Ada');
      await saved(page);
      const { score, accuracy, bestStreak: streak, ...tally } = worth;
      const kept = { game: 'calculator-vs-brain', rules: 2, score, accuracy, difficulty: 'easy', resumed: false };
      expect(await storedSummaries(page)).toMatchObject([{ ...kept, data: { operation: 'addition', level: 'easy', streak, ...tally } }]);
      await browser.close();
    });
  });

  it('is played by touch alone on a phone, and kept', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);

      await page
        .getByRole('main')
        .getByRole('link', { name: /Calculator vs Brain/ })
        .first()
        .tap();
      await start(page).tap();
      const won = await playRounds(page, ['win', 'wait', 'win', 'win'], onPad);
      // A round that is open when the player ends the game does not count.
      await nextRound(page, onPad);
      await asked(page);
      await endGame(page).tap();
      const worth = worthOf(won);
      expect(worth.playerWins).toBeGreaterThan(0);
      expect(await finalResults(page)).toEqual(worth);

      await keepAs(page, 'Bo');
      await saved(page);
      const { score, accuracy, bestStreak: streak, ...tally } = worth;
      expect(await storedSummaries(page)).toMatchObject([
        { score, accuracy, data: { operation: 'mixed', level: 'easy', streak, ...tally } },
      ]);
      await browser.close();
    });
  });

  it('left before a round was decided saves nothing', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await browser.context.addInitScript(holdTime);
      const page = await openAs(browser, server, 'Dora', '/games/calculator-vs-brain');
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await asked(page);
      await endGame(page).click();
      await comeUp(page, start(page));
      expect(await storedSummaries(page)).toEqual([]);
      await browser.close();
    });
  });

  it('passes axe on every screen in both themes, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      expect(await faultsOnTheWay(page)).toEqual([]);
      await browser.close();
    });
  });

  it('stands still between a round and its result, and fits the smallest phone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...SMALLEST_PHONE });
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      await start(page).tap();
      await expectStill(page);
      await browser.close();
    });
  });

  it('stands still on a desktop too, also at 200 %', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain`);
      await start(page).click();
      await expectStill(page);
      await page.setViewportSize({ width: 640, height: 400 });
      await nextRound(page, onKeyboard);
      await expectStill(page);
      await browser.close();
    });
  });
});

/** The positions of the parts that a round and its result share, and the parts that are outside of the window. */
async function places(page: Page): Promise<{ readonly bottoms: readonly number[]; readonly outside: readonly string[] }> {
  return page.evaluate(() => {
    const stage = document.querySelector('[role=application]');
    const bottomOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().bottom ?? 0);
    const slot = stage?.querySelector('output')?.parentElement;
    const outside = [...(stage?.querySelectorAll('button, p, output, dd, h2') ?? [])].filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 1 && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
    });
    return {
      bottoms: [stage?.querySelector('dl'), slot, slot?.parentElement].map(bottomOf),
      outside: outside.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** Expects that from a question to its result nothing moves, and nothing is outside of the window. */
async function expectStill(page: Page): Promise<void> {
  await asked(page);
  const asking = await places(page);
  expect(asking.outside).toEqual([]);
  await playRound(page, 'wait', onKeyboard);
  expect(await places(page)).toEqual(asking);
}

/** Walks through a game and inspects each screen. */
async function faultsOnTheWay(page: Page): Promise<readonly string[]> {
  const inspection = new Inspection(page);
  await inspection.look('set-up');
  await stopTime(page, true);
  await start(page).click();
  await pastCountdown(page);
  const { answer } = await asked(page);
  await page.keyboard.type(String(answer).slice(0, 1));
  await inspection.look('a question');
  await stopTime(page, false);
  await duelStage(page).getByText('Too late', { exact: true }).waitFor();
  await duelStage(page).getByRole('button', { name: 'Next Round' }).waitFor();
  await inspection.look('a round too late');
  await nextRound(page, onKeyboard);
  while (!(await playRound(page, 'win', onKeyboard))) await nextRound(page, onKeyboard);
  await inspection.look('a round won');
  await nextRound(page, onKeyboard);
  await playRound(page, 'err', onKeyboard);
  await inspection.look('a round lost by a wrong answer');
  await endGame(page).click();
  await finalResults(page);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  );
  await page.getByRole('button', { name: 'Share Results' }).click();
  await page.getByRole('textbox', { name: 'Your result' }).waitFor();
  await inspection.look('the final results, with the text to share by hand');
  return inspection.faults;
}
