import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { makeSheetCode } from '../../shared/games/practice/sheet.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { answeredBefore, halfAMap } from './steps/answered.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { openAs } from './steps/learner-here.ts';
import { load, open, openAndLoseServer } from './steps/opening.ts';
import * as practice from './steps/practice.ts';
import { printedOn } from './steps/printed.ts';
import { readQr } from './steps/qr.ts';
import { typeCode } from './steps/round.ts';
import { DESKTOP, NARROW, ONE_VISIT, PHONE, PRIVATE } from './steps/windows.ts';

const server = serverForTests();
const PRINT = '/practice/print';
const PAPERS = ['A4', 'Letter'] as const;

const leaf = (page: Page, name: string) => page.getByRole('region', { name });
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ''));
const problems = async (page: Page) => plain(await leaf(page, 'Problems').getByRole('listitem').allInnerTexts());
const answers = async (page: Page) => plain(await leaf(page, 'Answers').getByRole('listitem').allInnerTexts());
const codeOn = (page: Page) =>
  leaf(page, 'Problems')
    .getByText(/^Code /)
    .innerText();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

const sheetCode = (page: Page) => page.getByLabel('Code on the sheet');
const toMark = (page: Page) => page.getByRole('list', { name: 'Problems and their answers' }).getByRole('button');

/** What a paper has of the sheet on screen: its numbers stand before the problems. */
const listed = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}.${line}`).join('');

async function expectPrinted(page: Page): Promise<void> {
  const [asked, answered, code] = [await problems(page), await answers(page), (await codeOn(page)).replaceAll(/\s/g, '')];
  for (const paper of PAPERS) {
    const [first, second, ...more] = await printedOn(page, paper);
    expect(more).toEqual([]);
    expect(first).toBe(`Name${code}${listed(asked)}`);
    expect(second).toBe(`Answers${code}${listed(answered)}`);
  }
}

/** Whether every problem is in one line, and inside of its paper. Runs in the page. */
function isWhole(region: Element): boolean {
  const paper = region.getBoundingClientRect();
  return [...region.querySelectorAll('li')].every((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
    const { left, right, bottom } = range.getBoundingClientRect();
    const isInside = left >= paper.left && right <= paper.right && bottom <= paper.bottom;
    return isInside && Math.max(...tops) - Math.min(...tops) <= 8;
  });
}

inEngine('Chromium', 'Practice on paper', () => {
  it('prints what a learner needs next, on one page with the answers on a second, on A4 and on Letter', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await openAs(browser, server, 'Ada', PRINT, answeredBefore(halfAMap()));
      await leaf(page, 'Problems').waitFor();
      await page.getByText('What is due comes first.').waitFor();
      const asked = await problems(page);
      expect(asked).toHaveLength(20);
      // What this learner keeps missing is due.
      expect(asked.some((problem) => /^(7×8|8×7)=$/.test(problem))).toBe(true);
      await expectPrinted(page);

      await page.emulateMedia({ media: 'print' });
      for (const name of ['Problems', 'Answers']) expect(await leaf(page, name).evaluate(isWhole)).toBe(true);
      const shown = await page.locator('main').innerText();
      expect(shown.startsWith('Name')).toBe(true);
      await browser.close();
    });
  });

  it('prints a class set that is the same again by its QR code, in another window and offline', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...NARROW });
      const page = await openAndLoseServer(browser, server, PRINT);
      await choose(page, 'Division');
      await choose(page, '12');
      await choose(page, '40');
      await expect.poll(() => problems(page).then(({ length }) => length)).toBe(40);
      await page.getByText('Good for a class: the code makes the same sheet on each device.').waitFor();
      const asked = await problems(page);
      expect(asked.every((problem) => /^\d+÷\d+=$/.test(problem))).toBe(true);
      await expectPrinted(page);

      const link = await readQr(page, 'QR code of this sheet, with its answers');
      expect(link).toMatch(new RegExp(`^${server.origin}${PRINT}#p=[0-9A-Z]{8}$`));
      const other = await browser.visit(link);
      await other.getByText('The sheet of the code that you scanned.').waitFor();
      expect([await problems(other), await codeOn(other)]).toEqual([asked, await codeOn(page)]);
      // Whoever scans it may be the one who works it out.
      expect(await answers(other)).toEqual([]);
      expect(await printedOn(other, 'A4')).toHaveLength(1);
      await other.getByRole('button', { name: 'Show answers' }).click();
      expect(await answers(other)).toEqual(await answers(page));
      expect(await printedOn(other, 'A4')).toHaveLength(2);
      await other.getByRole('button', { name: 'Hide answers' }).click();
      expect(await leaf(other, 'Answers').count()).toBe(0);
      await other.getByRole('button', { name: 'New order' }).click();
      await expect.poll(() => problems(other)).not.toEqual(asked);
      expect(await answers(other)).toHaveLength(40);
      await browser.close();
    });
  });

  it('prints cards eight to a page, each answer behind its problem when the paper is turned', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, server.origin + PRINT);
      await choose(page, 'Multiplication');
      await choose(page, '5');
      await choose(page, 'Flash cards');
      const side = async (name: string) => plain(await leaf(page, name).locator('li').allInnerTexts());
      const [front, back] = [await side('Cards 1, front'), await side('Cards 1, back')];
      expect(front).toHaveLength(8);
      front.forEach((problem, i) => {
        const [a = 0, b = 0] = problem.split('×').map(Number);
        expect(Number(back[i % 2 === 0 ? i + 1 : i - 1])).toBe(a * b);
      });
      // Ten facts are on two leaves, the two of the second in its first row.
      const [last, behind] = [await side('Cards 2, front'), await side('Cards 2, back')];
      expect(last.filter((text) => text !== '')).toHaveLength(2);
      for (const paper of PAPERS) expect(await printedOn(page, paper)).toEqual([front, back, last, behind].map((texts) => texts.join('')));
      await browser.close();
    });
  });

  it('prints a certificate that says how many facts are firm today, as the map does, and none before there is one', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const guest = await open(browser, server.origin + PRINT);
      await choose(guest, 'Certificate');
      await guest.getByText('No fact is firm yet.').waitFor();
      await guest.close();
      const page = await openAs(browser, server, 'Ada', PRINT, answeredBefore(halfAMap()));
      await choose(page, 'Certificate');
      const [, firm = ''] =
        /^(\d+) facts firm/.exec(
          await leaf(page, 'Certificate')
            .getByText(/facts firm/)
            .innerText(),
        ) ?? [];
      for (const paper of PAPERS)
        expect(await printedOn(page, paper)).toEqual([
          expect.stringMatching(new RegExp(`^CertificateName${firm}factsfirmon\\d+[A-Z][a-z]+$`)),
        ]);
      await page.getByRole('link', { name: 'Print your map' }).click();
      const full = page.getByText(/^\d+ of \d+ firm$/);
      // The learner has met sums and products.
      await expect.poll(() => full.count()).toBe(2);
      const sum = (await full.allInnerTexts()).reduce((total, text) => total + Number.parseInt(text, 10), 0);
      expect(sum).toBe(Number(firm));
      await browser.close();
    });
  });

  it('is reached from practice, from its result and from the map, and passes axe with each paper', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await openAs(browser, server, 'Ada', '/map', answeredBefore(halfAMap()));
      await page.getByRole('link', { name: 'On paper' }).click();
      await leaf(page, 'Problems').waitFor();
      const inspection = new Inspection(page);
      await inspection.look('a sheet');
      await choose(page, 'Flash cards');
      await inspection.look('cards');
      await choose(page, 'Certificate');
      await inspection.look('a certificate');
      expect(inspection.faults).toEqual([]);
      await page.addInitScript(practice.listen);
      await load(page, `${server.origin}/practice`);
      await page.getByRole('link', { name: 'On paper' }).click();
      await leaf(page, 'Problems').waitFor();
      await load(page, `${server.origin}/practice`);
      await practice.beginFirst(page);
      await practice.goOn(page, await practice.until(page, 'asked', await practice.next(page)));
      await practice.end(page).click();
      await practice.result(page).getByRole('link', { name: 'On paper' }).click();
      await leaf(page, 'Problems').waitFor();
      await browser.close();
    });
  });

  it('comes back by its code, on the device that printed it and without a server: marked, saved, in the history, and once only', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...PRIVATE, ...PHONE });
      const page = await openAs(browser, server, 'Ada', PRINT, answeredBefore(halfAMap()));
      await page.getByText('What is due comes first.').waitFor();
      const asked = await problems(page);
      const code = (await codeOn(page)).replace(/^Code /, '');
      expect(await printedOn(page, 'A4')).toHaveLength(2);
      await controlled(page);
      browser.problems.expect(SERVER_GONE);
      await server.kill();

      // Another sheet is on screen by then.
      await load(page, server.origin + PRINT);
      await leaf(page, 'Problems').waitFor();
      await page.getByRole('link', { name: 'Bring it back' }).click();
      await sheetCode(page).fill(` ${code.toLowerCase().replaceAll('0', 'o')}`);
      await sheetCode(page).press('Enter');
      await toMark(page).first().waitFor();
      const shown = plain(await toMark(page).locator('span:first-child').allInnerTexts());
      expect(shown.map((text) => text.replace(/\d+$/, ''))).toEqual(asked);
      await toMark(page).nth(2).tap();
      await toMark(page).nth(5).tap();
      await toMark(page).nth(6).tap();
      await toMark(page).nth(6).tap();
      expect(await toMark(page).nth(2).getAttribute('aria-pressed')).toBe('true');
      await page.getByText('18 of 20 right').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Your sheet is in' }).waitFor();
      expect(await page.getByRole('definition').allInnerTexts()).toEqual(expect.arrayContaining(['18/20']));
      await page.getByText(/comes? back tomorrow/).waitFor();
      await page.getByText('Saved on this device').waitFor();

      await page.getByRole('button', { name: 'Other sheet' }).click();
      await sheetCode(page).fill(code);
      await sheetCode(page).press('Enter');
      await page.getByRole('heading', { name: 'This sheet was in before.' }).waitFor();
      await page.getByText('18 of 20 right').waitFor();

      await load(page, `${server.origin}/history`);
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'On paper' });
      await row.waitFor();
      expect(await row.count()).toBe(1);
      // No time is known of it.
      expect(await row.innerText()).not.toMatch(/\ds/);
      await row.getByRole('link').click();
      const rows = page.getByRole('table', { name: 'History' }).getByRole('row');
      await rows.first().waitFor();
      const told = await rows.allInnerTexts();
      expect(told).toHaveLength(21);
      expect(told.flatMap((text, i) => (text.includes('–') ? [i] : []))).toEqual([3, 6]);
      expect(told.join(' ')).not.toMatch(/\d\s?s\b/);
      await browser.close();
      await server.start();
    });
  });

  it('of a class set comes back on any device, also for a guest, who keeps it; a round leads there, and axe has no objection', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      const code = makeSheetCode({ count: 20, set: { form: 'multiply', largest: 10 } }, 12_345);
      const page = await open(browser, `${server.origin}/round`);
      const inspection = new Inspection(page);
      await typeCode(page, code);
      await page.getByRole('link', { name: 'Bring the sheet back' }).click();
      await toMark(page).first().waitFor();
      await inspection.look('a sheet to mark');
      // By keyboard: it says what it is, and what it was made.
      await toMark(page).first().focus();
      await page.keyboard.press('Space');
      expect(await toMark(page).first().innerText()).toMatch(/^9 × 6 = 54\s+1\s+wrong$/);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'All right: save' }).click();
      await page.getByRole('heading', { name: 'All right!' }).waitFor();
      await inspection.look('what a sheet came to');
      await page.getByRole('button', { name: 'Keep this game' }).click();
      await page.getByLabel('Nickname').fill('Bob');
      await page.getByRole('button', { name: 'Keep my game' }).click();
      await page.getByText('Saved on this device').waitFor();
      await page.getByText('+10').first().waitFor();
      await page.getByRole('button', { name: 'Other sheet' }).click();
      await sheetCode(page).fill(code);
      await sheetCode(page).press('Enter');
      await page.getByRole('heading', { name: 'This sheet was in before.' }).waitFor();
      await inspection.look('a sheet that was in before');
      // Of one that was made for somebody the code alone is not enough elsewhere.
      await page.getByRole('button', { name: 'Other sheet' }).click();
      await sheetCode(page).fill(makeSheetCode({ count: 20, set: null }, 5));
      await sheetCode(page).press('Enter');
      await page.getByRole('alert').getByText('This sheet was made for you on another device.').waitFor();
      await inspection.look('a code that says no sheet');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
