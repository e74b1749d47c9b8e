import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { factOf } from '../../shared/memory/facts.ts';
import { GRADE } from '../../shared/memory/entries.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { answeredBefore, halfAMap } from './steps/answered.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { tabTo } from './steps/keyboard.ts';
import { openAs, openSignedIn } from './steps/learner-here.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { onKeyboard, playGame, type Hand } from './steps/speed-math.ts';
import { holdTime, passTime } from './steps/stopped-time.ts';
import { DESKTOP, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The map of a learner who answered on these days. */
async function mapOf(browser: ChromiumBrowser, days = halfAMap()): Promise<Page> {
  const page = await openAs(browser, server, 'Ada', '/map', answeredBefore(days));
  await page.getByRole('heading', { name: 'In words' }).waitFor();
  return page;
}

const table = (page: Page, operation: string): Locator => page.getByRole('grid', { name: new RegExp(`^${operation}`) });
const key = (page: Page): Locator => page.getByRole('group', { name: 'What the squares say' });

/** What has the focus says. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').replaceAll('\u00a0', ' '),
  );

/** Answers as a person does: what comes at once says nothing of what is known. */
const afterThought: Hand = async (page, answer) => {
  await passTime(page, 1_000);
  await onKeyboard(page, answer);
};

/** What all squares say, and what the list says: each as fact and state, with all else. Runs in the page. */
function bothSay(): { readonly squares: readonly string[]; readonly words: readonly string[] } {
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').trim();
  const squares = [...document.querySelectorAll('main td button')].map((button) => plain(button.textContent));
  const words = [...document.querySelectorAll<HTMLElement>('main [data-state]')].flatMap((group) => {
    const title = plain(group.querySelector('h3 button > span:nth-child(2)')?.textContent ?? '').toLowerCase();
    return [...group.querySelectorAll('li')].map((line) => {
      const [name = '', rest = ''] = [...line.children].map((part) => plain(part.textContent));
      const way = /^(Mistakes|Slow)\. /.exec(rest);
      const state = way ? `${title}, ${(way[1] ?? '').toLowerCase()}` : title;
      return `${name}: ${state}. ${way ? rest.slice(way[0].length) : rest}`.trim();
    });
  });
  return { squares: squares.sort(), words: words.sort() };
}

/** Expects each state of the key to look otherwise than all others. */
async function expectMarksDiffer(page: Page): Promise<void> {
  const marks = await key(page).locator('button > span:first-child').all();
  expect(marks.length).toBe(7);
  const pictures = new Set<string>();
  for (const mark of marks) pictures.add((await mark.screenshot()).toString('base64'));
  expect(pictures.size).toBe(marks.length);
}

inEngine('Chromium', 'The map', () => {
  it('says in its squares and in words the same of every fact, and at its head how many there are of each state', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await mapOf(browser);
      const { squares, words } = await page.evaluate(bothSay);
      expect(squares).toHaveLength(409);
      expect(words).toEqual(squares);
      expect(squares.filter((said) => said.includes('needs work'))).toEqual([
        '7 × 8: needs work, mistakes. Asked on 5 days, right on none. Last: yesterday. Next: today.',
      ]);
      await page.getByText(/^Addition, Multiplication: \d+ firm, 2 due, \d+ learning, \d+ new, 1 needs work, \d+ /).waitFor();
      await page.getByText('from 24 answers').waitFor();
      await page.getByText('The map of whoever plays as Ada.').waitFor();
      await browser.close();
    });
  });

  it('passes axe in both themes at 320 px, and fits', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await mapOf(browser);
      const inspection = new Inspection(page);
      await inspection.look('the map');
      await page.setViewportSize(NARROW.viewport);
      for (const name of ['Addition', 'Subtraction', 'Multiplication', 'Division']) {
        await page.getByRole('radio', { name }).check();
        await inspection.fits(name);
        const sizes = await table(page, name)
          .getByRole('button')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      }
      await page.getByRole('button', { name: 'Larger squares' }).click();
      await inspection.fits('larger squares');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('passes axe in both themes at 360 and 1280 px', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const inspection = new Inspection(await mapOf(browser));
      await inspection.look('the map', [PHONE.viewport, DESKTOP.viewport]);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('is walked through by arrows, and a typed problem leads to its square', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await mapOf(browser);
      const products = table(page, 'Multiplication');
      await tabTo(page, products.getByRole('button'));
      expect(await focused(page)).toMatch(/^2 × 2: firm\./);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toMatch(/^2 × 3: firm\./);
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('The 3 times table');
      await page.keyboard.press('Control+End');
      expect(await focused(page)).toMatch(/^12 × 12: /);
      await page.keyboard.type('7 8');
      expect(await focused(page)).toMatch(/^7 × 8: needs work, mistakes\./);
      await page.keyboard.press('Enter');
      await page.locator('p', { hasText: /^7.×.8: needs work, mistakes\. Asked on 5 days/ }).waitFor();
      // One square of a table can be reached by Tab, the one that was left.
      await page.keyboard.press('Tab');
      expect(await focused(page)).not.toMatch(/×/);
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toMatch(/^7 × 8/);
      await products.getByRole('button', { name: 'The 7 times table' }).first().click();
      await page.getByText(/^The 7 times table: \d+ firm, .*1 needs work/).waitFor();
      await browser.close();
    });
  });

  it('tells its states apart by their shape: without colours, and where the system has them', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await mapOf(browser);
      await page.evaluate(() => (document.documentElement.style.filter = 'grayscale(1)'));
      await expectMarksDiffer(page);
      await page.evaluate(() => (document.documentElement.style.filter = ''));
      await page.emulateMedia({ forcedColors: 'active' });
      await expectMarksDiffer(page);
      await browser.close();
    });
  });

  it('lets the squares of one state stand out', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await mapOf(browser);
      const clear = () =>
        table(page, 'Multiplication')
          .locator('td button')
          .evaluateAll((all) =>
            all.filter((each) => getComputedStyle(each).opacity === '1').map((each) => each.textContent?.replaceAll('\u00a0', ' ')),
          );
      expect(await clear()).toHaveLength(66);
      const due = key(page).getByRole('button', { name: /^Firm, due/ });
      await due.click();
      await expect.poll(async () => (await clear()).map((said) => said?.split(':')[0])).toEqual(['8 × 12', '9 × 12']);
      await key(page)
        .getByRole('button', { name: /^Needs work/ })
        .click();
      await expect.poll(async () => (await clear()).map((said) => said?.split(':')[0])).toEqual(['7 × 8']);
      // They can be practised at once: "f", and the ids of what stands out.
      const link = await page.getByRole('link', { name: 'Practise this' }).getAttribute('href');
      expect(link).toBe(`/practice?facts=f${factOf({ form: 'multiply', a: 7, b: 8, c: 0 })}`);
      await key(page)
        .getByRole('button', { name: /^Needs work/ })
        .click();
      await expect.poll(clear).toHaveLength(66);
      await browser.close();
    });
  });

  it('is printed whole: all tables, all lists, and nothing to press', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await mapOf(browser);
      await page.setViewportSize(PHONE.viewport);
      await expect.poll(() => page.getByRole('grid').count()).toBe(1);
      const lines = page.locator('main [data-state] li').filter({ visible: true });
      const { words } = await page.evaluate(bothSay);
      expect(await lines.count()).toBeLessThan(words.length);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.getByRole('grid').count()).toBe(4);
      expect(await lines.count()).toBe(words.length);
      const pressed = [page.getByText('Practise what is due'), page.getByRole('button', { name: 'Larger squares' })];
      for (const each of pressed) expect(await each.isVisible()).toBe(false);
      await browser.close();
    });
  });

  it('says since when there is nothing, of an account whose figures were reset', async () => {
    const ida = await accountOf(server, person('Ida'));
    expect((await admin(server.dataDir, 'reset', ida.username, '--reason', 'a new school year')).exitCode).toBe(0);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await openSignedIn(browser, server, ida, '/');
      await page.getByText('Synced').first().waitFor();
      await load(page, `${server.origin}/map`);
      await page.getByText(/^No answers since \w+ \d+\. Your progress started again then\.$/).waitFor();
      await browser.close();
    });
  });

  it('says of three answers no more than that they were there', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const fact = factOf({ form: 'multiply', a: 7, b: 8, c: 0 }) ?? -1;
      const page = await mapOf(
        browser,
        [3, 2, 1].map((ago) => [fact, ago, GRADE.again]),
      );
      const { squares } = await page.evaluate(bothSay);
      expect(squares.filter((said) => !said.endsWith('not met.'))).toEqual([
        '7 × 8: learning. Asked on 3 days, right on none. Last: yesterday. Next: today.',
      ]);
      await browser.close();
    });
  });

  it('has a first step for whoever has answered nothing, and of a guest the map of this visit', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/map`);
      await page.getByRole('heading', { name: 'Every square is waiting.' }).waitFor();
      await page.getByRole('link', { name: 'Find out what you know' }).click();
      await page.getByRole('heading', { name: 'Ten minutes today' }).waitFor();
      await goWithin(page, '/games/speed-math');
      await playGame(page, { questions: 3 }, afterThought);
      await goWithin(page, '/map');
      await page.getByText('This is the map of your visit. It goes when the page is closed.').waitFor();
      await page.getByText(/^Addition: \d new, \d+ not met\.$/).waitFor();
      await newLearner(page, 'Bea');
      await page.getByRole('heading', { name: 'Every square is waiting.' }).filter({ visible: true }).waitFor();
      await page.getByText('This is the map of your visit').waitFor({ state: 'hidden' });
      await browser.close();
    });
  });
});
