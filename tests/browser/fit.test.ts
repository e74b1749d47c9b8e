import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { duelResult, inStoppedTime, playRounds } from './steps/calculator-vs-brain.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, resumeDialog, start } from './steps/game.ts';
import { learnerHere, openAs } from './steps/learner-here.ts';
import { asked } from './steps/math-race.ts';
import * as memory from './steps/number-sequence.ts';
import * as table from './steps/multiplication-table.ts';
import { load, open } from './steps/opening.ts';
import { storedPayloads } from './steps/player-database.ts';
import { newLearner } from './steps/players.ts';
import { answer, begin, question, result, saved } from './steps/speed-math.ts';
import { holdTime, leadIn, passTime, pastCountdown, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

inEngine('Chromium', 'Fit to me', () => {
  it('in Speed Math follows the answers, says where, and goes on from there: in the next game, and after a reload', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await openAs(browser, server, 'Ada', '/games/speed-math?operation=addition&difficulty=fit');
      const inspection = new Inspection(page);
      await page.getByRole('radio', { name: 'Fit to me' }).and(page.locator(':checked')).waitFor();
      expect(await page.getByRole('checkbox', { name: /Friendly numbers/ }).count()).toBe(0);
      await inspection.look('the set-up');
      await radio(page, 'Fractions').waitFor({ state: 'detached' });
      await field(page, 'Number of questions').fill('6');
      await start(page).click();
      await begin(page);
      // Rung 4: two digits and one, without a carry.
      expect((await question(page)).printed).toMatch(/^\d{2} \+ \d$/);
      await answer(page, 6);
      await result(page)
        .getByText('You worked at: tens plus tens, up to 100.')
        .or(result(page).getByText(/You worked at: two digits/))
        .waitFor();
      await saved(page);
      await inspection.look('the result');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await begin(page);
      // Two rungs higher: with a carry, up to 50.
      const second = await question(page);
      const { printed } = second;
      const [, a = '', b = ''] = /^(\d{2}) \+ (\d)$/.exec(printed) ?? [];
      expect([printed, (Number(a) % 10) + Number(b) >= 10]).toEqual([printed, true]);
      // Left in the middle, it goes on by the same rules.
      await page.keyboard.type(String(second.answer));
      await question(page, second);
      await load(page, `${server.origin}/games/speed-math`);
      await resumeDialog(page).getByText('Addition, Fit to me: 1 of 6 questions answered.').waitFor();
      await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
      await answer(page, 5);
      await result(page)
        .getByText(/You worked at: /)
        .waitFor();
      await saved(page);
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await page.getByRole('radio', { name: 'Fit to me' }).and(page.locator(':checked')).waitFor();
      await load(page, `${server.origin}/history`);
      await page.getByText('Addition, Fit to me, 6 questions').first().waitFor();
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('in Speed Math is no choice for topics without steps', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await radio(page, 'Fit to me').check();
      await page.getByRole('button', { name: 'More topics' }).click();
      await radio(page, 'Fractions').check();
      expect([await radio(page, 'Fit to me').count(), await radio(page, 'Medium').isChecked()]).toEqual([0, true]);
      await browser.close();
    });
  });

  it('in Math Race chooses the numbers before the race', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/math-race`);
      const fit = page.getByRole('button', { name: 'Fit to me' });
      expect(await fit.isDisabled()).toBe(true);
      await radio(page, 'Multiplication').check();
      await fit.click();
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some((input) => input.value === '7'));
      expect([await field(page, 'From').inputValue(), await field(page, 'To').inputValue()]).toEqual(['2', '7']);
      await start(page).click();
      await page.getByRole('button', { name: 'Start Now' }).click();
      expect((await asked(page)).spoken).toMatch(/^[2-7] times [2-7]$/);
      await browser.close();
    });
  });

  it('in Multiplication Table asks what fits, in practice and challenge', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await openAs(browser, server, 'Ada', '/games/multiplication-table');
      const inspection = new Inspection(page);
      await radio(page, 'Fit to me').check();
      await inspection.look('the set-up');
      await page.getByRole('radio', { name: /Speed Drill/ }).check();
      expect([await radio(page, 'Fit to me').count(), await page.getByRole('radio', { name: /Mixed Tables/ }).isChecked()]).toEqual([
        0,
        true,
      ]);
      await page.getByRole('radio', { name: /^Practice/ }).check();
      await radio(page, 'Fit to me').check();
      await start(page).click();
      await page.getByText('Practice, Fit to me').first().waitFor();
      const asks = await table.question(page);
      await table.withEnter.give(page, asks.a * asks.b);
      await endGame(page).click();
      await table
        .resultRegion(page)
        .getByText(/Saved on this device|Synced/)
        .waitFor();
      await load(page, `${server.origin}/history`);
      await page.getByText('Practice, Fit to me, 1 question').first().waitFor();
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('in Multiplication Table asks by what is known, from ten answers on', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await browser.context.addInitScript(holdTime);
      const page = await learnerHere(browser, server, 'Ada');
      const play = async (name: RegExp | string, answers: number) => {
        await load(page, `${server.origin}/games/multiplication-table`);
        await page.getByRole('radio', { name }).check();
        // In stopped time each answer takes a second, as a person's does, and memory is waited for.
        await stopTime(page, true);
        await start(page).click();
        await leadIn(page);
        let asks: table.Question | undefined;
        for (let n = 0; n < answers; n++) {
          asks = await table.question(page, asks);
          await passTime(page, 1_000);
          await table.withEnter.give(page, asks.a * asks.b);
          await passTime(page, 1_000);
          await table.withEnter.goOn(page);
        }
        await endGame(page).click();
        await stopTime(page, false);
        await table.saved(page);
      };
      await play('Fit to me', 1);
      await play(/Mixed Tables/, 14);
      await play('Fit to me', 1);
      const configs = (await storedPayloads<{ readonly config: object }>(page)).map(({ config }) => config);
      expect(configs).toHaveLength(3);
      // Of whom nothing is known the run goes by the size of products.
      expect(configs).toContainEqual({ mode: 'practice', table: 'fit', clock: 'on' });
      expect(configs).toContainEqual({ mode: 'practice', table: 'fit', clock: 'on', plan: expect.stringMatching(/^[\w-]{240}$/) });
      await browser.close();
    });
  });

  it('after Calculator vs Brain is a line, with a button that fills the level in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/calculator-vs-brain?difficulty=medium&operation=addition`);
      await stopTime(page, true);
      await start(page).click();
      await pastCountdown(page);
      await playRounds(page, ['err', 'err', 'err', 'err', 'err'], inStoppedTime);
      await endGame(page).click();
      await stopTime(page, false);
      await duelResult(page).getByText('Easy fits you: you won 0 of 5 against Medium.').waitFor();
      const inspection = new Inspection(page);
      await inspection.look('the advice');
      expect(inspection.faults).toEqual([]);
      await page.getByRole('button', { name: 'Set up Easy' }).click();
      await page.getByRole('radio', { name: /^Easy/ }).and(page.locator(':checked')).waitFor();
      await browser.close();
    });
  });

  const afterMemory = 'after Memory Challenge is one number more, after two runs in a row without a mistake';
  it(`${afterMemory}: of a learner`, () => getsOneNumberMore('a learner'));
  it(`${afterMemory}: of a guest`, BEFORE_A_RELEASE, () => getsOneNumberMore('a guest'));
});

async function getsOneNumberMore(who: 'a guest' | 'a learner'): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    await browser.context.addInitScript(memory.listenToRounds);
    if (who === 'a guest') browser.problems.expect(GUEST);
    const page = await open(browser, `${server.origin}/games/number-sequence`);
    if (who === 'a learner') await newLearner(page, 'Ada');
    const offer = page.getByRole('button', { name: 'Set up 5 numbers' });
    await load(page, `${server.origin}/games/number-sequence`);
    await memory.fillSetup(page, { digits: 2, count: 4, rounds: 1 });
    await start(page).click();
    await memory.playRound(page, 1, true);
    await memory
      .memoryResult(page)
      .getByText(/Once more like this, then 5 numbers\./)
      .waitFor();
    expect(await offer.count()).toBe(0);
    // Of a learner the next page knows it, too, as soon as storage has said what was played last.
    if (who === 'a learner') {
      await load(page, `${server.origin}/games/number-sequence`);
      await expect.poll(() => memory.stepper(page, /^Numbers/).inputValue()).toBe('4');
    }
    await (who === 'a learner' ? start(page) : page.getByRole('button', { name: 'Retry' })).click();
    await memory.playRound(page, 1, true);
    await memory
      .memoryResult(page)
      .getByText(/Can you do 5 numbers\?/)
      .waitFor();
    await offer.click();
    await start(page).waitFor();
    await expect.poll(() => memory.stepper(page, /^Numbers/).inputValue()).toBe('5');
    await browser.close();
  });
}
