import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { chooseClock, goOn, guestAt, hearsAll, staysStill, think, turnClockOff } from './steps/calm.ts';
import * as duel from './steps/calculator-vs-brain.ts';
import { endGame, skipCountdown, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import * as race from './steps/math-race.ts';
import { AFTER_OWN_SUBMIT_MS, AFTER_PRESS_MS } from '../../client/play/input/moments.ts';
import { passTime, pastCountdown, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** A text that tells of time: "1.23 s", "0:41", "41 seconds", "your time". */
const OF_TIME = /\d\s?s\b|\d:\d\d|second|\btime\b/i;

inEngine('Chromium', 'Math Race by another clock than the ordinary one', () => {
  it('is run to the end by keyboard without a clock: nothing changes without its player, and no time is told', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, `${server.origin}/games/math-race?operation=addition&target=5`);
      await turnClockOff(page);
      await start(page).click();
      let question: race.Asked | undefined = await race.asked(page);
      await page.keyboard.press('Escape');
      const stop = page.getByRole('alertdialog', { name: 'Stop this game?' });
      await stop.getByText('This game will not count.', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await stop.waitFor({ state: 'detached' });
      question = undefined;
      for (const mark of ['right', 'wrong', 'right', 'right', 'right', 'right']) {
        question = await race.asked(page, question);
        if (mark === 'wrong') await staysStill(page);
        else await think(page);
        expect(await race.raceStage(page).getByText(OF_TIME).count()).toBe(0);
        expect(await page.getByRole('timer').count()).toBe(0);
        await race.onKeyboard(page, mark === 'right' ? question.answer : race.wrongFor(question));
        await goOn(page).waitFor();
        if (mark === 'wrong') await staysStill(page);
        await passTime(page, Math.max(AFTER_OWN_SUBMIT_MS, AFTER_PRESS_MS));
        await page.keyboard.press('Enter');
      }
      const result = race.raceResult(page);
      await result.getByText('Calm', { exact: true }).waitFor();
      await result.getByText('You play as a guest').waitFor();
      await result.getByText('Best streak 4').waitFor();
      await staysStill(page);
      expect(await result.getByText(OF_TIME).count()).toBe(0);
      await hearsAll(page, 'math-race');
      await browser.close();
    });
  });

  it('compares a set-up and a race with those by the same clock alone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Dora', '/games/math-race?operation=addition&target=5');
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      await skipCountdown(page);
      await race.race(page, '+++++');
      await race.saved(page);
      // What is celebrated before ends by itself.
      await page.getByRole('button', { name: 'New Game' }).click();
      const best = page.getByRole('main').getByText(/^Your best .* an answer$/);
      await best.waitFor();
      await chooseClock(page, 'Longer');
      await best.waitFor({ state: 'detached' });
      await start(page).click();
      await skipCountdown(page);
      await race.asked(page);
      expect(await race.raceStage(page).getByText('Your best').isVisible()).toBe(false);
      await race.race(page, '+++++');
      const result = race.raceResult(page);
      await result.getByText('Calm, twice the time').waitFor();
      await result.getByText('Your first run on this set-up').waitFor();
      await race.saved(page);
      await page.getByRole('button', { name: 'New Game' }).click();
      await best.waitFor();
      await chooseClock(page, 'Off');
      await best.waitFor({ state: 'detached' });
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Calculator vs Brain by another clock than the ordinary one', () => {
  it('is played to the end by keyboard without a clock: the calculator answers after its player, and nothing moves', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await guestAt(browser, `${server.origin}/games/calculator-vs-brain?operation=addition`);
      await page.getByText('Be right before the bar is full.').waitFor();
      await turnClockOff(page);
      await page.getByText('The calculator answers after you.').waitFor();
      await page.getByText('You against the calculator.', { exact: true }).waitFor();
      await start(page).click();
      const stage = duel.duelStage(page);
      for (const [nth, plan] of (['win', 'err', 'win'] as const).entries()) {
        if (nth > 0) await duel.nextRound(page, duel.inStoppedTime);
        await duel.asked(page);
        if (plan === 'err') await staysStill(page);
        else await think(page);
        // Its own time, and none of the player.
        expect(await stage.getByText(OF_TIME).allInnerTexts()).toEqual(['3.00\u00a0s']);
        expect(await duel.playRound(page, plan, duel.inStoppedTime)).toBe(plan === 'win');
        await stage.getByText(plan === 'win' ? 'The calculator was right too.' : 'The calculator wins').waitFor();
        await staysStill(page);
        expect(await stage.getByText(OF_TIME).allInnerTexts()).toEqual(['3.00\u00a0s']);
      }
      await page.keyboard.press('Escape');
      const result = duel.duelResult(page);
      await result.getByText('Calm', { exact: true }).waitFor();
      await result.getByText('You play as a guest').waitFor();
      expect(await duel.finalResults(page)).toMatchObject({ playerWins: 2, calculatorWins: 1, bestStreak: 1 });
      await staysStill(page);
      expect(await result.getByText(OF_TIME).count()).toBe(0);
      await hearsAll(page, 'calculator-vs-brain');
      await browser.close();
    });
  });

  it('gives twice the time: the set-up says it, the calculator takes it, and the result says Calm', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, `${server.origin}/games/calculator-vs-brain?operation=addition`);
      await page.getByText('3\u00a0s', { exact: true }).waitFor();
      await chooseClock(page, 'Longer');
      await page.getByText('6\u00a0s', { exact: true }).waitFor();
      await start(page).waitFor();
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await duel.asked(page);
      const stage = duel.duelStage(page);
      await stage.getByText('6.00\u00a0s').waitFor();
      for (let s = 0; s < 5; s++) await passTime(page, 1_000);
      await passTime(page, 900);
      expect(await stage.getByRole('heading', { name: 'The calculator wins' }).count()).toBe(0);
      await passTime(page, 200);
      await stage.getByRole('heading', { name: 'The calculator wins' }).waitFor();
      await duel.nextRound(page, duel.inStoppedTime);
      expect(await duel.playRound(page, 'win', duel.inStoppedTime)).toBe(true);
      await endGame(page).click();
      await duel.duelResult(page).getByText('Calm, twice the time').waitFor();
      await browser.close();
    });
  });
});
