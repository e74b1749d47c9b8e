import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { checkReceipt } from '../../shared/classroom/check-receipt.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { writeFilm } from './steps/film.ts';
import { otherDigits } from './steps/game.ts';
import { load, open } from './steps/opening.ts';
import { answer, begin, ended, onKeyboard, type Hand } from './steps/speed-math.ts';
import { DESKTOP, PHONE, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

/** Where the film of the teacher's camera will be, in the profile's folder. */
const filmIn = (folder: string): string => `${folder}/pupils.y4m`;

const QUESTIONS = 4;
/** How many of them each pupil answers wrongly: the pupils of the class by their seats, and one who is ill. */
const PUPILS = [
  { name: 'Ada', wrong: 0 },
  { name: 'Emmy', wrong: 1 },
  { name: 'Carl', wrong: 3 },
];
const ILL = 'Leo';

/** Opens the installed app on a page, without a network from then on. */
async function withoutNetwork(browser: ChromiumBrowser, path: string): Promise<Page> {
  browser.problems.expect(GUEST);
  browser.problems.expect(SERVER_GONE);
  const page = await open(browser, server.origin);
  await controlled(page);
  await browser.context.setOffline(true);
  await load(page, server.origin + path);
  return page;
}

/** The teacher names the pupils, and makes a round. */
async function makeRound(page: Page): Promise<string> {
  await page.getByLabel('Name of the class').fill('5b');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByLabel('First names or nicknames, one in a line').fill([...PUPILS.map(({ name }) => name), ILL].join('\n'));
  await page.getByRole('button', { name: `Add ${PUPILS.length + 1} pupils` }).click();
  await page.getByRole('link', { name: 'Rounds' }).click();
  await page.getByRole('spinbutton', { name: 'Number of questions' }).fill(String(QUESTIONS));
  await page.getByRole('button', { name: 'Make the code' }).click();
  await page.getByRole('heading', { name: 'Bring in results' }).waitFor();
  const spelled = await page.getByText(/^Code of the round: /).innerText();
  return spelled.replace(/^.*: /, '').replaceAll(' ', '');
}

/** A pupil plays the round by its code, and shows the receipt: a picture of the screen with its code. */
async function playRound(page: Page, code: string, seat: number, wrong: number): Promise<Buffer> {
  await page.getByLabel('Code from your teacher').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Seat number').fill(String(seat));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await begin(page);
  let given = 0;
  const hand: Hand = (on, right) => (given++ < wrong ? on.keyboard.type(otherDigits(right)) : onKeyboard(on, right));
  await answer(page, QUESTIONS, hand);
  await ended(page);
  return page.getByRole('img', { name: 'Code of your result' }).screenshot();
}

/** The time of a run as a table has it, by the receipt in a picture: "0:07". */
async function timeIn(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const checked = checkReceipt([decodeQR({ width: info.width, height: info.height, data })]);
  if (!checked.ok) throw new Error(checked.error);
  const seconds = Math.floor(checked.value.ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What each row of the table shows, cell by cell. */
async function tableOf(page: Page): Promise<readonly (readonly string[])[]> {
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())),
  );
}

inEngine('Chromium', 'A class without a network', () => {
  it('plays one round on four devices, and the table of its teacher is what was played', async () => {
    await withFolder(async (folder) => {
      const teacher = await ChromiumBrowser.open(folder, { ...DESKTOP, camera: filmIn(folder) });
      const page = await withoutNetwork(teacher, '/class');
      const code = await makeRound(page);
      const pictures = await Promise.all(
        PUPILS.map(({ wrong }, n) =>
          withFolder(async (profile) => {
            const pupil = await ChromiumBrowser.open(profile, { ...PRIVATE, ...PHONE });
            const picture = await playRound(await withoutNetwork(pupil, '/round'), code, n + 1, wrong);
            await pupil.close();
            return picture;
          }),
        ),
      );
      const times = await Promise.all(pictures.map(timeIn));
      await writeFilm(filmIn(folder), pictures);

      await page.getByRole('button', { name: 'Open the camera' }).click();
      await page.getByText('Not read yet: 1 pupil').waitFor();
      const figures = PUPILS.map(({ wrong }, n) => {
        const [right, time] = [QUESTIONS - wrong, times[n]];
        return `${right} of ${QUESTIONS} right ${right}/${QUESTIONS} ${time}`;
      });
      const byHand = [
        ...PUPILS.map(({ name }, n) => [String(n + 1), name, figures[n], figures[n]]),
        [String(PUPILS.length + 1), ILL, 'not read', ''],
      ];
      expect(await tableOf(page)).toEqual(byHand);

      // The film goes on: each is seen once more.
      await page.goBack();
      await page.getByRole('button', { name: 'Open the camera' }).click();
      for (const { name } of PUPILS) await page.getByText(`${name}: this is here already. Nothing has changed.`).waitFor();
      expect(await tableOf(page)).toEqual(byHand);
      await teacher.close();
    });
  });
});
