import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import * as duel from './steps/calculator-vs-brain.ts';
import { makeClass, makeRound } from './steps/class.ts';
import { GUEST } from './steps/expected.ts';
import { endGame } from './steps/game.ts';
import { isInSight, resize } from './steps/in-sight.ts';
import * as race from './steps/math-race.ts';
import * as table from './steps/multiplication-table.ts';
import { open } from './steps/opening.ts';
import { beginRound, receiptCode } from './steps/round.ts';
import { holdTime, passTime } from './steps/stopped-time.ts';
import { DESKTOP, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

/** So long a pupil thinks before each answer: nobody is as fast as a test (decision D23). */
const THOUGHT_MS = 1_000;

/** A hand that gives an answer after a thought. */
const thinking =
  <Given>(give: (page: Page, answer: Given) => Promise<void>) =>
  async (page: Page, answer: Given) => {
    await passTime(page, THOUGHT_MS);
    await give(page, answer);
  };

/** Plays a round to its result, and gives what was right, of what was asked. */
type Play = (page: Page) => Promise<readonly [right: number, asked: number]>;

/** By the first preset of each game: a race to 20, and 15 questions. */
const GAMES: readonly (readonly [game: string, play: Play])[] = [
  [
    'Math Race',
    async (page) => {
      await race.race(page, `+-${'+'.repeat(19)}`, thinking(race.onKeyboard));
      return [20, 21];
    },
  ],
  [
    'Multiplication Table',
    async (page) => {
      await table.answer(page, 15, { ...table.withEnter, give: thinking(table.withEnter.give) }, [2, 5]);
      return [13, 15];
    },
  ],
  [
    'Calculator vs Brain',
    async (page) => {
      const hand = { ...duel.onKeyboard, answer: thinking(duel.onKeyboard.answer) };
      const won = await duel.playRounds(page, ['win', 'err', 'win', 'wait'], hand);
      await duel.nextRound(page, hand);
      await endGame(page).click();
      return [won.filter(Boolean).length, won.length];
    },
  ],
];

/** What comes of a photo of a pupil's whole screen, as its user sees it. */
async function isRead(page: Page, photo: Buffer, said: RegExp | string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  await page.getByText(said).waitFor();
}

const { width, height } = SMALLEST_PHONE.viewport;

inEngine('Chromium', 'A class round', () => {
  it.each(GAMES)('of %s is read from photos of the smallest screens with its result, and checked', async (game, play) => {
    await withFolder(async (folder) => {
      const teacher = await ChromiumBrowser.open(`${folder}/teacher`, { ...ONE_VISIT, ...DESKTOP });
      const pupil = await ChromiumBrowser.open(`${folder}/pupil`, { ...ONE_VISIT, ...SMALLEST_PHONE });
      for (const { problems } of [teacher, pupil]) problems.expect(GUEST);
      await pupil.context.addInitScript(holdTime);
      const page = await open(teacher, `${server.origin}/class`);
      await makeClass(page, '5b', ['Ada']);
      const { code } = await makeRound(page, game);
      const phone = await open(pupil, `${server.origin}/round#r=${code}`);
      await beginRound(phone, { seat: '1' });
      const [right, asked] = await play(phone);
      expect(right).toBeGreaterThan(0);

      // The buttons come a moment after the result. Upright the code is in sight at once.
      await phone.getByRole('button', { name: 'Next round' }).waitFor();
      expect(await isInSight(receiptCode(phone))).toBe(true);
      await isRead(page, await phone.screenshot(), new RegExp(`^Ada: ${right} of ${asked} right, .*checked\\.$`));
      for (const viewport of [PHONE.viewport, { width: height, height: width }]) {
        await resize(phone, viewport);
        await receiptCode(phone).evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
        expect(await isInSight(receiptCode(phone))).toBe(true);
        await isRead(page, await phone.screenshot(), 'Ada: this is here already. Nothing has changed.');
      }
      await Promise.all([teacher.close(), pupil.close()]);
    });
  });
});
