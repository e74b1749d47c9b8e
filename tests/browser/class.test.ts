import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { receiptTexts } from '../../shared/classroom/check-receipt.ts';
import type { Round } from '../../shared/classroom/round.ts';
import { writeTyped } from '../../shared/classroom/typed-result.ts';
import { classFile } from '../../client/classroom/class/class-file.ts';
import { ADDITION, checkedRow, classOf, roundOf, roundRow, seatRow } from '../unit/client/classroom/results.ts';
import { playedLog } from '../unit/shared/classroom/pupil.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { makeClass, makeRound, rowsOf, shownRound, view } from './steps/class.ts';
import { moveClockOn } from './steps/clocks.ts';
import { choose, enterOn, typeInto } from './steps/keyboard.ts';
import { load, open } from './steps/opening.ts';
import { DESKTOP, ENLARGED, NARROW, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const DAY_MS = 86_400_000;

const field = (page: Page): Locator => page.getByLabel('8 characters, or the text of a square');
/** What a pupil on this seat shows after the round. */
function shows(round: Round, seat: number, name: string): string {
  const [text, ...more] = receiptTexts(round, seat, playedLog(round, name)) ?? [];
  if (text === undefined || more.length > 0) throw new Error('not one code');
  return text;
}

async function bringIn(page: Page, text: string, said: RegExp | string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Bring in' }).click();
  await page.getByText(said).first().waitFor();
}

/** From now on, each text that says how far it is. Runs in the page. */
function noteProgress(): ReadonlySet<string> {
  const texts = new Set<string>();
  const look = () => {
    for (const { textContent } of document.querySelectorAll('main p')) if (textContent?.startsWith('Checked ')) texts.add(textContent);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  return texts;
}

inEngine('Chromium', 'A class on a teacher’s device', () => {
  it('makes a round, takes what was scanned and typed, and its table is the sum', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await makeClass(page, '5b', ['Ada', 'Ben', 'Cem', 'Dan']);
      const round = await makeRound(page);
      await page.getByRole('img', { name: 'Scan this to play' }).waitFor();
      const ada = shows(round, 1, 'Ada');
      await bringIn(page, ada, /^Ada: \d+ of 20 right, \d:\d\d, checked\.$/);
      await bringIn(page, ada, 'Ada: this is here already. Nothing has changed.');
      const typed = writeTyped(round.code, { seat: 2, right: 17, asked: 20, ms: 65_000 });
      await bringIn(page, typed.toLowerCase(), 'Ben: 17 of 20 right, 1:04, typed, not checked.');
      await bringIn(page, shows(round, 3, 'Cem'), /^Cem: /);
      await bringIn(page, shows(round, 3, 'Cem again'), 'Two different results. Choose the one that counts.');
      await page.getByText('Not read yet: 1 pupil').waitFor();
      await bringIn(page, `${server.origin}/round#r=${round.code}`, 'This is the code of a round, not a result.');
      await bringIn(page, 'ABCD EFGU', 'One of these is no character of a result. There is no U.');
      await page
        .getByRole('button', { name: /^Count Cem/ })
        .first()
        .click();
      await page.getByText('counts', { exact: true }).waitFor();

      await view(page, 'Table').click();
      await page.getByRole('table').waitFor();
      const rows = await page.evaluate(rowsOf);
      expect(rows[0]).toMatch(/^1 \| Ada \| (\d+\/20 \d:\d\d) \| \1$/);
      expect(rows[1]).toBe('2 | Ben | 17/20 1:04 typed | 17/20 1:04');
      expect(rows[2]).toMatch(/^3 \| Cem \| (\d+\/20 \d:\d\d) \| \1$/);
      expect(rows[3]).toBe('4 | Dan | not read | ');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
      const lines = readFileSync(await (await download).path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines[2]).toBe('2,Ben,17,20,1:04,typed,17,20,1:04');
      await view(page, 'Facts').click();
      await page.getByRole('columnheader', { name: 'Cem' }).waitFor();
      expect(await page.getByText(/too few to say anything/).count()).toBeGreaterThan(5);
      await browser.close();
    });
  });

  it('asks whose a result without a seat is, and takes one that a pupil of another class shows for none', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await makeClass(page, '6a', ['Eva', 'Fred']);
      const other = await makeRound(page);
      await page.getByRole('link', { name: 'All classes' }).click();
      await makeClass(page, '5b', ['Ada', 'Ben']);
      const round = await makeRound(page);
      await bringIn(page, shows(other, 1, 'Eva'), 'This is of a round that is not of this class.');
      await bringIn(page, shows(round, 0, 'somebody'), /^It has no seat: /);
      await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
      await page.getByText(/^Ben: \d+ of 20 right, .* checked\.$/).waitFor();
      await page.getByRole('link', { name: 'All classes' }).click();
      await page.getByRole('link', { name: /^6a/ }).click();
      await view(page, 'Table').click();
      await page.getByRole('table').waitFor();
      expect((await page.evaluate(rowsOf)).join('\n')).not.toMatch(/Ben|Ada/);
      await browser.close();
    });
  });

  it('goes to another device by a file, which brings back no pupil and no round that was erased since; and leaves nothing here once it is erased', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await makeClass(page, '5b', ['Adalbert', 'Ben']);
      const round = await makeRound(page);
      await bringIn(page, shows(round, 1, 'Adalbert'), /^Adalbert: /);
      await view(page, 'Keep or move').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the file' }).click();
      const file = await (await download).path();

      await view(page, 'Pupils').click();
      await page.getByRole('button', { name: 'Erase Adalbert' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
      await page.getByRole('link', { name: 'Adalbert' }).waitFor({ state: 'detached' });
      await view(page, 'Rounds').click();
      await page.getByRole('link', { name: /brought in$/ }).click();
      await page.getByRole('button', { name: 'Erase this round' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
      await page.getByText('No round yet.').waitFor();
      await page.getByRole('link', { name: 'All classes' }).click();
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('5b is here. Erased on this device, and left out: 1 pupil, 1 round.').waitFor();
      await page.getByRole('link', { name: /^5b 1 pupil/ }).click();
      await view(page, 'Keep or move').click();
      await page.getByRole('button', { name: 'Erase the class' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
      await page.getByText('There is no class on this device yet.').waitFor();
      expect(
        await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('class'))),
      ).toEqual([]);

      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('5b is here, with all that was in the file.').waitFor();
      await page.getByRole('link', { name: /^5b/ }).click();
      await view(page, 'Table').click();
      await page.getByRole('table').waitFor();
      expect((await page.evaluate(rowsOf))[0]).toMatch(/^1 \| Adalbert \| \d+\/20 /);
      await browser.close();
    });
  });

  it('is not erased by a clock that is ahead: its end is said with a week’s notice and its file, and no more once the clock is right', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await makeClass(page, '5b', ['Ada', 'Ben']);
      const ahead = await browser.context.newPage();
      await ahead.addInitScript(moveClockOn, 500 * DAY_MS);
      await load(ahead, `${server.origin}/class`);
      const dayIn = async (text: RegExp) => Date.parse((text.exec((await ahead.getByText(text).textContent()) ?? '') ?? [])[1] ?? '');
      const [end, today] = [
        await dayIn(/^5b will be erased on (.*?\d{4}),/),
        await dayIn(/^By the clock of this device today is (.*)\. If/),
      ];
      // A day of the change of clocks has 23 hours or 25.
      expect(Math.round((end - today) / DAY_MS)).toBe(7);
      const download = ahead.waitForEvent('download');
      await ahead.getByRole('button', { name: 'Save 5b as a file' }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain('"nickname":"Ada"');
      await ahead.getByRole('link', { name: /^5b/ }).click();
      await ahead.getByText(/^5b will be erased on /).waitFor();
      await load(page, `${server.origin}/class`);
      await page.getByRole('link', { name: /^5b/ }).waitFor();
      expect(await page.getByText(/will be erased on/).count()).toBe(0);
      await browser.close();
    });
  });

  it('says how far it is with a large file, whose receipts it replays one after the other', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      const round = roundOf(ADDITION, 1);
      const pupils = Array.from({ length: 20 }, (_, at) => seatRow(at + 1, `P${at + 1}`));
      const results = pupils.map(({ seat, nickname }) => checkedRow(round, seat, nickname));
      const buffer = Buffer.from(classFile('large', classOf(pupils, [roundRow(round)], results)));
      const said = await page.evaluateHandle(noteProgress);
      await page.locator('input[type=file]').setInputFiles({ name: 'class.json', mimeType: 'application/json', buffer });
      await page.getByText('5b is here, with all that was in the file.').waitFor();
      const heard = await said.evaluate((texts) => [...texts]);
      expect(heard.length).toBeGreaterThan(2);
      expect(heard.at(-1)).toBe('Checked 20 of 20 results');
      expect(await page.getByRole('progressbar', { name: 'Checking the file' }).count()).toBe(0);
      await browser.close();
    });
  });

  it('shows in one tab what another one brings in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await makeClass(page, '5b', ['Ada', 'Ben']);
      const round = await makeRound(page);
      const other = await open(browser, page.url());
      await other.getByText('Not read yet: 2 pupils').waitFor();
      await bringIn(page, shows(round, 1, 'Ada'), /^Ada: /);
      await other.getByText('Not read yet: 1 pupil', { exact: true }).waitFor();
      await browser.close();
    });
  });

  it('is worked by the keyboard alone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await typeInto(page, page.getByLabel('Name of the class'), '5b');
      await page.keyboard.press('Enter');
      await typeInto(page, page.getByLabel('First names or nicknames, one in a line'), 'Ada');
      await enterOn(page, page.getByRole('button', { name: 'Add 1 pupil' }));
      await page.getByRole('link', { name: 'Ada', exact: true }).waitFor();
      await enterOn(page, view(page, 'Rounds'));
      await choose(page, page.getByRole('radio', { name: 'Math Race' }));
      await enterOn(page, page.getByRole('button', { name: 'Make the code' }));
      const round = await shownRound(page);
      expect(round.game).toBe('math-race');
      await typeInto(page, field(page), shows(round, 1, 'Ada'));
      await page.keyboard.press('Enter');
      await page.getByText(/^Ada: .* checked\.$/).waitFor();
      await browser.close();
    });
  });

  it('passes axe in both themes, and fits on the narrowest phone and in a small window', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await open(browser, `${server.origin}/class`);
      const inspection = new Inspection(page);
      await makeClass(page, '5b', ['Ada', 'Ben', 'Maximilian-Alexander']);
      await inspection.look('pupils');
      await view(page, 'Rounds').click();
      await page.getByRole('button', { name: 'Make the code' }).waitFor();
      await inspection.look('new round');
      const round = await makeRound(page);
      for (const [seat, name] of ['Ada', 'Ben'].entries()) await bringIn(page, shows(round, seat + 1, name), new RegExp(`^${name}: `));
      await inspection.look('round');
      for (const name of ['Table', 'Facts']) {
        await view(page, name).click();
        await page.getByRole('table').waitFor();
        await inspection.look(name);
      }
      await view(page, 'Keep or move').click();
      await page.getByRole('button', { name: 'Erase the class' }).waitFor();
      await inspection.look('keep or move');
      await page.setViewportSize(ENLARGED.viewport);
      for (const name of ['Rounds', 'Table', 'Facts', 'Pupils']) {
        await view(page, name).click();
        await inspection.fits(`${name}, enlarged`);
      }
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
