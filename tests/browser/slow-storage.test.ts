import { expect, it } from 'vitest';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person } from './steps/accounts.ts';
import { turnClockOff } from './steps/calm.ts';
import { bareAddress, holdStorage } from './steps/held-storage.ts';
import { skipCountdown, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import * as race from './steps/math-race.ts';
import { load, taken } from './steps/opening.ts';
import { storedSessions } from './steps/player-database.ts';
import { dashboard } from './steps/players.ts';
import { playGame, result, saved, stage, startGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const SLOW = /This browser is slow to save/;

inEngine('Chromium', 'Storage that is slow', () => {
  it('makes nobody a guest, and the game is saved as soon as it answers', () => savesWhenItAnswers('tenfold-device'));

  it('of the player’s database alone does so, too', BEFORE_A_RELEASE, () => savesWhenItAnswers('tenfold-player-'));

  it.each(['tenfold-device', 'tenfold-player-'])('begins a game by the clock of whoever needs none (%s)', async (database) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_slow/);
      const page = await openAs(browser, server, 'Ria', '/games/speed-math');
      await turnClockOff(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('tenfold-choices'))).toMatch(/[?&]clock=off$/);
      const other = await browser.visit(bareAddress(server.origin));
      const letDatabaseGo = await holdStorage(other, database);
      await page.bringToFront();
      await page.goto(`${server.origin}/games/speed-math`);
      const shown = page
        .getByRole('button', { name: /^Clock/ })
        .getByText(/^(?:On|Off)$/)
        .filter({ visible: true });
      expect(await shown.allInnerTexts()).not.toContain('On');
      await taken(page);
      await shown.getByText('Off').waitFor();
      await startGame(page, { questions: 2 });
      await stage(page).getByText('Question 1 of 2').waitFor({ state: 'attached' });
      expect(await page.getByRole('timer').count()).toBe(0);
      await letDatabaseGo();
      await browser.close();
    });
  });

  it('keeps a choice whose page went before storage had it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_slow/);
      const page = await openAs(browser, server, 'Ria', '/games/speed-math');
      const kept = () => page.evaluate(() => localStorage.getItem('tenfold-choices') ?? '');
      await expect.poll(kept).toMatch(/^[^?]+\?$/);
      const other = await browser.visit(bareAddress(server.origin));
      const letDatabaseGo = await holdStorage(other, 'tenfold-player-');
      await page.bringToFront();
      await turnClockOff(page);
      await expect.poll(kept).toMatch(/^[^?]+\?clock=off\?clock=\d+$/);
      await load(page, `${server.origin}/games/speed-math`);
      await letDatabaseGo();
      await expect.poll(kept).toMatch(/^[^?]+\?clock=off$/);
      // Storage has it: the hint alone is gone.
      await page.evaluate(() => localStorage.removeItem('tenfold-choices'));
      await load(page, `${server.origin}/games/speed-math`);
      await page
        .getByRole('button', { name: /^Clock/ })
        .getByText('Off')
        .waitFor();
      await browser.close();
    });
  });

  it('lets a game be begun by a set-up as a link asks for it, with what is chosen there', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_slow/);
      const page = await openAs(browser, server, 'Ria', '/');
      const other = await browser.visit(bareAddress(server.origin));
      const letDatabaseGo = await holdStorage(other, 'tenfold-device');
      await page.bringToFront();
      await load(page, `${server.origin}/games/math-race?operation=addition&target=5`);
      const target = page.getByRole('spinbutton', { name: 'Target Score' });
      await expect.poll(() => target.inputValue()).toBe('5');
      await page.getByRole('radio', { name: 'Subtraction' }).check();
      expect(await target.inputValue()).toBe('5');
      await start(page).click();
      await skipCountdown(page);
      await race.asked(page);
      await race.raceStage(page).getByText('/5', { exact: true }).waitFor();
      await letDatabaseGo();
      await browser.close();
    });
  });

  it('lets the form of a sign-in say so, and sign in once it answers', async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_slow/);
      const page = await openAs(browser, server, 'Ria', '/');
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      const other = await browser.visit(bareAddress(server.origin));
      const letDatabaseGo = await holdStorage(other, 'tenfold-device');
      await page.bringToFront();
      await fillSignIn(page, ida);
      const form = page.getByRole('dialog', { name: 'Sign in' });
      await form.getByRole('alert').getByText(SLOW).waitFor();
      await letDatabaseGo();
      await form.getByRole('button', { name: 'Sign in' }).click();
      await form.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: /^Hello, / }).waitFor();
      await browser.close();
    });
  });
});

async function savesWhenItAnswers(database: string): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
    browser.problems.expect(/Storage failed: storage_slow|Failed to save game session storage_slow/);
    const page = await openAs(browser, server, 'Ria', '/games/speed-math');
    const other = await browser.visit(bareAddress(server.origin));
    const letDatabaseGo = await holdStorage(other, database);
    await page.bringToFront();
    await load(page, `${server.origin}/games/speed-math`);
    await playGame(page, { questions: 2 });
    await result(page).getByText(SLOW).waitFor();
    expect(await result(page).innerText()).not.toMatch(/guest|private browsing|Keep this game/);
    await letDatabaseGo();
    await saved(page);
    expect(await storedSessions(page)).toHaveLength(1);
    await load(page, server.origin);
    expect(await dashboard(page)).toMatchObject({ games: 1 });
    expect(await page.getByText(SLOW).count()).toBe(0);
    await browser.close();
  });
}
