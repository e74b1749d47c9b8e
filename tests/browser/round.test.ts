import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { checkDigits, writeDigits } from '../../shared/base32.ts';
import { makeSheetCode } from '../../shared/games/practice/sheet.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { turnClockOff } from './steps/calm.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { resumeDialog, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { journalledMoves, storedPayloads, storedSummaries } from './steps/player-database.ts';
import { dashboard } from './steps/players.ts';
import { QUESTIONS, SETUP, answerRound, beginRound, codeField, codeOf, receiptOf, seatField, typeCode } from './steps/round.ts';
import { answer, begin, question, result, saved } from './steps/speed-math.ts';
import { NOT_INSTALLED, ONE_VISIT, PHONE, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

const nextRound = (page: Page) => page.getByRole('button', { name: 'Next round' }).click();

inEngine('Chromium', 'A class round', () => {
  it('is played without a server by its typed code and by its link, with the same questions, and each receipt holds for its seat', async () => {
    await withFolder(async (profile) => {
      const ada = await ChromiumBrowser.open(`${profile}/ada`, { ...PRIVATE, ...PHONE });
      const bob = await ChromiumBrowser.open(`${profile}/bob`, PRIVATE);
      for (const { problems } of [ada, bob]) {
        problems.expect(GUEST);
        problems.expect(SERVER_GONE);
      }
      const [here, there] = [await open(ada, server.origin), await open(bob, server.origin)];
      for (const page of [here, there]) await controlled(page);
      await server.kill();
      const code = codeOf(SETUP, 1);

      await load(here, `${server.origin}/round`);
      // As somebody types who reads it from the board.
      await typeCode(here, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).replaceAll('0', 'o')} `);
      await here.getByText('Addition, Easy, 4 questions').waitFor();
      await here.getByText('10 minutes').waitFor();
      await beginRound(here, { seat: '7', nickname: 'Ada' });
      const asked = await answerRound(here);
      expect(asked).toHaveLength(QUESTIONS);
      await here.getByText('Seat 7, Ada').waitFor();

      await load(there, `${server.origin}/round#r=${code}`);
      await beginRound(there);
      expect(await answerRound(there)).toEqual(asked);
      await there.getByText('No seat number').waitFor();

      const [hers, his] = [await receiptOf(here, code), await receiptOf(there, code)];
      expect(hers.checked).toMatchObject({ receipt: { seat: 7 }, right: QUESTIONS, asked: QUESTIONS, course: 'round' });
      expect(his.checked).toMatchObject({ receipt: { seat: 0 }, right: QUESTIONS, asked: QUESTIONS, course: 'round' });
      expect(hers.typed).toMatchObject({ seat: 7, right: QUESTIONS, asked: QUESTIONS });
      // Each character by itself.
      await here
        .getByText(
          hers.characters
            .replaceAll('', ' ')
            .trim()
            .replace(/^(.{7}) /, '$1, '),
        )
        .waitFor({ state: 'attached' });

      // Once more from the page of rounds, for whoever has left the result too early.
      await nextRound(here);
      await here.getByRole('button', { name: 'Show its code again' }).click();
      expect(await receiptOf(here, code)).toEqual(hers);
      await server.start();
      await ada.close();
      await bob.close();
    });
  });

  it('counts for XP with the best game of a code alone, is no best, and remembers the seat on this device', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Ada', '/round');
      const code = codeOf(SETUP, 2);
      await typeCode(page, code);
      await beginRound(page, { seat: '12', nickname: 'Ada' });
      await answerRound(page);
      await saved(page);
      expect(await page.getByText(/first run|New best/i).count()).toBe(0);

      await nextRound(page);
      await typeCode(page, code);
      expect(await seatField(page).inputValue()).toBe('12');
      await beginRound(page);
      await answer(page, QUESTIONS);
      await saved(page);
      const games = (await storedSummaries(page)) as { readonly score: number; readonly round: string; readonly course: string }[];
      expect(games).toMatchObject([
        { round: code, course: 'round' },
        { round: code, course: 'round' },
      ]);
      expect(await storedPayloads(page)).toMatchObject([{ round: { code } }, { round: { code } }]);
      await goWithin(page, '/');
      expect((await dashboard(page)).xp).toBe(Math.max(...games.map(sessionXp as (game: object) => number)));
      await browser.close();
    });
  });

  it('goes on as the round after a reload, and by its code after the browser was killed', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const code = codeOf(SETUP, 3);
      const page = await openAs(first, server, 'Ada', '/round');
      await typeCode(page, code);
      await beginRound(page, { seat: '5' });
      await answer(page, 1);
      await expect.poll(() => journalledMoves(page, 'speed-math')).toBe(1);
      await page.reload();
      await resumeDialog(page).getByText('Addition, Easy: 1 of 4 questions').waitFor();
      await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
      await answer(page, 1);
      await expect.poll(() => journalledMoves(page, 'speed-math')).toBe(2);
      await first.kill();

      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const again = await open(second, `${server.origin}/round`);
      await typeCode(again, code);
      await start(again).click();
      await begin(again);
      await answer(again, 2);
      await saved(again);
      const { checked } = await receiptOf(again, code);
      expect(checked).toMatchObject({ receipt: { seat: 5 }, right: QUESTIONS, asked: QUESTIONS, course: 'round' });
      expect(await storedSummaries(again)).toMatchObject([{ round: code, resumed: true }]);
      await second.close();
    });
  });

  it('is calm for whoever plays without a clock', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Ada', '/games/speed-math');
      await turnClockOff(page);
      const code = codeOf(SETUP, 4);
      await load(page, `${server.origin}/round#r=${code}`);
      await page.getByText('No clock (your choice)').waitFor();
      await page.getByText('As long as you need').waitFor();
      await start(page).click();
      let asked = await question(page);
      for (let given = 1; given <= QUESTIONS; given++) {
        await page.keyboard.type(String(asked.answer));
        await page.getByRole('button', { name: 'Go on' }).click();
        if (given < QUESTIONS) asked = await question(page, asked);
      }
      await result(page).waitFor();
      await saved(page);
      expect((await receiptOf(page, code)).checked).toMatchObject({ right: QUESTIONS, course: 'calm' });
      expect(await storedSummaries(page)).toMatchObject([{ round: code, course: 'calm' }]);
      await browser.close();
    });
  });

  it('says of each wrong code in words what is wrong with it, and of a wrong seat', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/round`);
      const code = codeOf({ ...SETUP, config: { ...SETUP.config, questions: 20, timeLimit: 120 } }, 5);
      expect(code).toHaveLength(8);
      const other = code.startsWith('0') ? '1' : '0';
      // Of a version that is still to come: its first three bits are ones.
      const newer = Array.from({ length: 7 }, () => 31);
      const wrong = [
        ['', 'Type the code first.'],
        [code.slice(1), 'A code has 8 characters, or 16.'],
        [`${code.slice(0, 2)}U${code.slice(3)}`, 'Character 3 cannot be in a code.'],
        [other + code.slice(1), 'One character is wrong'],
        [makeSheetCode({ count: 20, set: null }, 1), 'This code is of a sheet of paper, not of a round.'],
        [writeDigits([...newer, ...checkDigits(newer, 1)]), 'This device needs an update.'],
      ] as const;
      for (const [typed, words] of wrong) {
        await typeCode(page, typed);
        await page.getByRole('main').getByText(words).first().waitFor();
        await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
      }
      await typeCode(page, code);
      await seatField(page).fill('64');
      await start(page).click();
      await page.getByText('A seat has a number from 1 to 63.').waitFor();
      await page.getByRole('button', { name: 'Other code' }).click();
      expect(await codeField(page).inputValue()).toBe('');
      await browser.close();
    });
  });
});
