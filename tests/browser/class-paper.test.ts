import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { cardsOf, paperRound, type PaperRound } from '../../shared/classroom/paper-round.ts';
import { readCode, type Round } from '../../shared/classroom/round.ts';
import type { RoundSetup } from '../../shared/games/kit/round-form.ts';
import { classOf, roundOf, roundRow, seatRow } from '../unit/client/classroom/results.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { makeClass, makeRound, rowsOf, takeClass, view } from './steps/class.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { resize } from './steps/in-sight.ts';
import { enterOn } from './steps/keyboard.ts';
import { load, open } from './steps/opening.ts';
import { printedOn } from './steps/printed.ts';
import { readQr } from './steps/qr.ts';
import { DESKTOP, ENLARGED, NARROW, ONE_VISIT, PRIVATE } from './steps/windows.ts';

const server = serverForTests();
const PAPERS = ['A4', 'Letter'] as const;

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

const leaf = (page: Page, name: string): Locator => page.getByRole('region', { name });
const toMark = (page: Page): Locator => page.getByRole('list', { name: 'Problems and their answers' }).getByRole('button');
const pupil = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(` ${name}\\b`) });
const plain = (texts: readonly string[]): readonly string[] => texts.map((text) => text.replaceAll(/\s/g, ''));
const printAs = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'What to print' }).getByRole('link', { name, exact: true });
/** The cards of one side of a leaf, in their order, without blanks. */
const side = async (page: Page, name: string) => plain(await leaf(page, name).locator('li').allInnerTexts());
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

/** A class of two with one round, by its first set-up. */
async function classOfTwo(page: Page): Promise<Round> {
  await makeClass(page, '5b', ['Ana', 'Ben']);
  return makeRound(page);
}

function paperOf(code: string): PaperRound {
  const paper = paperRound(code);
  if (!paper) throw new Error(`no paper of ${code}`);
  return paper;
}

/** The sums of a round as they are printed, without blanks. */
const sumsOf = ({ problems }: Pick<PaperRound, 'problems'>): readonly string[] =>
  problems.map(({ form, a, b }) => `${a}${SIGNS[form as keyof typeof SIGNS]}${b}=`);

const numbered = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}.${line}`).join('');

/** The problems of a leaf that stand over their neighbours or beyond the paper. Runs in the page. */
const outside = (region: Element): readonly string[] =>
  [...region.querySelectorAll('li')].flatMap((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const [text, place, paper] = [range.getBoundingClientRect(), line.getBoundingClientRect(), region.getBoundingClientRect()];
    const isIn = text.right <= place.right + 1 && text.bottom <= place.bottom + 1 && place.bottom <= paper.bottom + 1;
    return isIn ? [] : [line.innerText];
  });

/** Two papers on which a leaf has more or less room beside it, in px. */
const WIDTHS = [720, 801] as const;

/** How far the cards of a leaf are from the left, the right, and the leaf's upper edge with either end, in px. Runs in the page. */
function placesOf(region: Element): readonly (readonly number[])[] {
  const { top: upper } = region.getBoundingClientRect();
  const paper = document.body.getBoundingClientRect();
  return [...region.querySelectorAll('li')].map((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return [left - paper.left, paper.right - right, top - upper, bottom - upper];
  });
}

/** A class from a file, with one round. */
async function takeRound(page: Page, setup: RoundSetup, code = roundOf(setup, 7).code): Promise<void> {
  await takeClass(page, classOf([seatRow(1, 'Ana')], [roundRow({ ...setup, code })], []));
  await page.getByRole('main').getByRole('list').getByRole('link').click();
  await page.getByRole('link', { name: 'On paper' }).click();
}

inEngine('Chromium', 'A class round on paper', () => {
  it('is printed without a network, and a sheet is brought in: the table, the file and the facts have it, once', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...DESKTOP });
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      const home = await open(browser, server.origin);
      await controlled(home);
      await browser.context.setOffline(true);
      const page = home;
      await load(page, `${server.origin}/class`);
      const { code } = await classOfTwo(page);
      const paper = paperOf(code);
      await page.getByRole('link', { name: 'On paper' }).click();
      await leaf(page, 'Problems').waitFor();
      // Its address says the round.
      await load(page, page.url());
      await leaf(page, 'Problems').waitFor();

      const spelled = `Code${code}`;
      const about = 'SpeedMath:Addition,Easy,20questions,2min';
      for (const format of PAPERS) {
        const [first, second, ...more] = await printedOn(page, format);
        expect(more).toEqual([]);
        expect(first).toBe(`NameSeat${spelled}${about}${numbered(sumsOf(paper))}`);
        const solved = sumsOf(paper).map((sum, i) => `${sum}${paper.problems[i]?.answer}`);
        expect(second).toBe(`Answers${spelled}${about}${numbered(solved)}`);
      }
      expect(await readQr(page, 'QR code of this round, to play it on a device')).toBe(`${server.origin}/round#r=${code}`);
      await page.getByRole('button', { name: 'Hide answers' }).click();
      expect(await printedOn(page, 'A4')).toHaveLength(1);

      await page.getByRole('link', { name: 'Bring in a sheet' }).click();
      await pupil(page, 'Ana').click();
      await toMark(page).first().waitFor();
      expect(plain(await toMark(page).locator('span:first-child').allInnerTexts()).map((text) => text.replace(/=\d+$/, '='))).toEqual(
        sumsOf(paper),
      );
      for (const place of [2, 5, 11]) await toMark(page).nth(place).click();
      await page.getByText('17 of 20 right').waitFor();
      await save(page).click();
      await page.getByRole('status').getByText('Ana: 17 of 20 right, on paper.').waitFor();
      // The next sheet begins with whose it is.
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Whose sheet is it?');

      await pupil(page, 'Ana').click();
      for (const place of [2, 5, 11]) await toMark(page).nth(place).click();
      await save(page).click();
      await page.getByRole('status').getByText('Ana: this is here already. Nothing has changed.').waitFor();
      await pupil(page, 'Ben').click();
      await page.getByRole('button', { name: 'All right: save' }).click();
      await page.getByRole('status').getByText('Ben: 20 of 20 right, on paper.').waitFor();

      await view(page, 'Table').click();
      await page.getByRole('table').waitFor();
      expect(await page.evaluate(rowsOf)).toEqual(['1 | Ana | 17/20 on paper | 17/20', '2 | Ben | 20/20 on paper | 20/20']);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
      const lines = readFileSync(await (await download).path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines.slice(1)).toEqual(['1,Ana,17,20,,on paper,17,20,', '2,Ben,20,20,,on paper,20,20,']);
      await view(page, 'Facts').click();
      await page.getByRole('columnheader', { name: 'Ana' }).waitFor();
      const shown = await page.getByRole('main').innerText();
      expect(shown).not.toMatch(/\d\s?s\b/);
      expect(await page.getByText(/too few to say anything/).count()).toBeGreaterThan(5);

      // With other marks it is another sheet, and the teacher chooses.
      await page.goBack();
      await page.goBack();
      await pupil(page, 'Ana').click();
      await toMark(page).first().click();
      await save(page).click();
      await page.getByText('There are different results now. Choose one in the round.').waitFor();
      await page.getByRole('link', { name: 'Back to the round' }).click();
      await page.getByText('Two different results. Choose the one that counts.').waitFor();
      await page.getByRole('button', { name: 'Count Ana, 17 of 20 right' }).click();
      await page.getByText('counts', { exact: true }).waitFor();
      await browser.close();
    });
  });

  it('is whole on its leaves, whatever is asked: words in two columns, and as many leaves as there must be', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      const speedMath = { difficulty: 'three', friendly: false, timeLimit: 600, questions: 60, clock: 'on' };
      const setups: readonly (readonly [leaves: number, setup: RoundSetup])[] = [
        [1, { game: 'speed-math', rules: 3, config: { ...speedMath, operation: 'multiplication', difficulty: 'double' } }],
        [3, { game: 'speed-math', rules: 3, config: { ...speedMath, operation: 'geometry' } }],
        [2, { game: 'speed-math', rules: 3, config: { ...speedMath, operation: 'algebra' } }],
        [3, { game: 'speed-math', rules: 3, config: { ...speedMath, operation: 'addition', difficulty: 'large', questions: 100 } }],
        [1, { game: 'calculator-vs-brain', rules: 2, config: { difficulty: 'insane', operation: 'mixed', clock: 'on' } }],
        [1, { game: 'multiplication-table', rules: 3, config: { mode: 'practice', table: 100, clock: 'on' } }],
      ];
      for (const [leaves, setup] of setups) {
        await takeRound(page, setup);
        await leaf(page, leaves === 1 ? 'Answers' : `Answers, page ${leaves} of ${leaves}`).waitFor();
        for (const format of PAPERS) expect(await printedOn(page, format)).toHaveLength(2 * leaves);
        await page.emulateMedia({ media: 'print' });
        for (const each of await page.getByRole('region', { name: /^(Problems|Answers)/ }).all())
          expect(await each.evaluate(outside), JSON.stringify(setup)).toEqual([]);
        await page.emulateMedia({ media: null });
        await printAs(page, 'Flash cards').click();
        await leaf(page, 'Cards 1, front').waitFor();
        await page.emulateMedia({ media: 'print' });
        for (const each of await page.getByRole('region', { name: /^Cards / }).all())
          expect(await each.evaluate(outside), JSON.stringify(setup)).toEqual([]);
        await page.emulateMedia({ media: null });
        await view(page, 'Keep or move').click();
        await page.getByRole('button', { name: 'Erase the class' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
        await page.getByText('There is no class on this device yet.').waitFor();
      }
      await browser.close();
    });
  });

  it('is printed as cards by its address, one for each different problem, each answer behind its problem, with the code on both sides', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      const sums = { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 120, clock: 'on' };
      const setup = { game: 'speed-math', rules: 3, config: { ...sums, questions: 20 } };
      const { code } = roundOf(setup, 7);
      await takeRound(page, setup);
      await printAs(page, 'Flash cards').click();
      await leaf(page, 'Cards 1, front').waitFor();
      await load(page, page.url());
      await leaf(page, 'Cards 1, front').waitFor();
      expect(await printAs(page, 'Flash cards').getAttribute('aria-current')).toBe('page');

      const cards = cardsOf(paperOf(code).problems);
      const shown: string[] = [];
      const papers: string[] = [];
      for (let nth = 1; nth <= Math.ceil(cards.length / 8); nth++) {
        const [front, back] = [await side(page, `Cards ${nth}, front`), await side(page, `Cards ${nth}, back`)];
        expect([front.length, back.length]).toEqual([8, 8]);
        shown.push(...front.flatMap((problem, i) => (problem === '' ? [] : [`${problem}=${back[i % 2 === 0 ? i + 1 : i - 1]}`])));
        const head = `Code${code}SpeedMath:Addition,Easy,20questions,2min`;
        papers.push(head + front.join(''), head + back.join(''));
      }
      expect(shown).toEqual(sumsOf({ problems: cards }).map((sum, i) => `${sum}${cards[i]?.answer}`));
      for (const format of PAPERS) expect(await printedOn(page, format)).toEqual(papers);

      // Each card of a back lies exactly where its front lies when the paper is turned.
      await page.emulateMedia({ media: 'print' });
      for (const width of WIDTHS) {
        await resize(page, { width, height: DESKTOP.viewport.height });
        const [front, back] = [await leaf(page, 'Cards 1, front').evaluate(placesOf), await leaf(page, 'Cards 1, back').evaluate(placesOf)];
        expect(front).toHaveLength(8);
        const apart = front.flatMap((place, i) => {
          const [left = NaN, right = NaN, ...rows] = back[i % 2 === 0 ? i + 1 : i - 1] ?? [];
          return [right, left, ...rows].map((px, end) => Math.abs(px - (place[end] ?? NaN)));
        });
        expect(Math.max(...apart)).toBeLessThan(1);
      }
      await browser.close();
    });
  });

  it('asks for pupils where there are none, and for an update where only a newer build knows the round', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/class`);
      await page.getByLabel('Name of the class').fill('6a');
      await page.getByRole('button', { name: 'Make the class' }).click();
      await view(page, 'Rounds').click();
      await page.getByRole('button', { name: 'Make the code' }).click();
      await page.getByRole('link', { name: 'On paper' }).click();
      await page.getByRole('link', { name: 'Bring in a sheet' }).click();
      await page.getByText('Nobody is in this class yet. Add pupils first.').waitFor();
      await page.getByRole('link', { name: 'Add pupils' }).click();
      await page.getByLabel('First names or nicknames, one in a line').waitFor();

      await page.getByRole('link', { name: 'All classes' }).click();
      const newer = newerCode();
      await takeRound(page, { game: 'speed-math', rules: 3, config: {} }, newer);
      await page.getByText('Update this device, then it can be printed here.').waitFor();
      expect(await page.getByRole('region').count()).toBe(0);
      await browser.close();
    });
  });

  it('is worked by the keyboard alone, passes axe in both themes, and fits on the narrowest phone and in a small window', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await open(browser, `${server.origin}/class`);
      const inspection = new Inspection(page);
      await classOfTwo(page);
      await enterOn(page, page.getByRole('link', { name: 'On paper' }));
      await leaf(page, 'Answers').waitFor();
      await inspection.look('a round on paper');
      await enterOn(page, printAs(page, 'Flash cards'));
      await leaf(page, 'Cards 1, back').waitFor();
      await inspection.look('a round as cards');
      await enterOn(page, printAs(page, 'Sheet'));
      await enterOn(page, page.getByRole('link', { name: 'Bring in a sheet' }));
      await pupil(page, 'Ana').waitFor();
      await inspection.look('whose sheet');
      await enterOn(page, pupil(page, 'Ana'));
      await toMark(page).first().focus();
      await page.keyboard.press('Space');
      // The site's header lies over nothing that is pressed then.
      await page.evaluate(() => scrollTo(0, 0));
      await inspection.look('a sheet to mark');
      await enterOn(page, save(page));
      await page.getByText('Ana: 19 of 20 right, on paper.').waitFor();
      await inspection.look('a sheet that is in');
      await view(page, 'Table').click();
      await page.getByText('What the marks mean').click();
      await page.getByText('Worked out on a printed sheet and marked by hand. No time is known.').waitFor();
      await inspection.look('the table');
      await page.setViewportSize(ENLARGED.viewport);
      await page.goBack();
      await pupil(page, 'Ana').waitFor();
      await inspection.fits('whose sheet, enlarged');
      await pupil(page, 'Ben').click();
      await inspection.fits('a sheet to mark, enlarged');
      await page.goBack();
      await leaf(page, 'Problems').waitFor();
      await inspection.fits('a round on paper, enlarged');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});

/** A code that is whole, of a form that this build does not know. */
function newerCode(): string {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const code = Array.from(digits, (check) => `Z000000${check}`).find((each) => {
    const read = readCode(each);
    return !read.ok && read.error.reason === 'newer';
  });
  if (code === undefined) throw new Error('no code of a newer build');
  return code;
}
