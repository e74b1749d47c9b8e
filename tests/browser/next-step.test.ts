import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { GRADE } from '../../shared/memory/entries.ts';
import { FACTS } from '../../shared/memory/facts.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { answeredBefore, halfAMap, type AnsweredDay } from './steps/answered.ts';
import { withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered } from './steps/daily-challenge.ts';
import { playedBefore } from './steps/earned.ts';
import { GUEST } from './steps/expected.ts';
import { onDisplay } from './steps/game.ts';
import { holdScripts } from './steps/held-scripts.ts';
import { learnerHere, openAs } from './steps/learner-here.ts';
import { load, open, taken } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { dashboard, newLearner } from './steps/players.ts';
import { shiftsOf, watchShifts } from './steps/shifts.ts';
import { holdTime, passTime, stopTime } from './steps/stopped-time.ts';
import { DESKTOP, MOVING, ONE_VISIT, PHONE } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

/** Of twenty divisions half were wrong; the additions were all right, and as quick. */
const WEAK_IN_DIVISION: Partial<SessionSummary> = {
  facts: [40, 30, 180_000, null, { division: [20, 10, 90_000], addition: [20, 20, 90_000] }],
};
const EVERY_GAME = [
  'math-bubble-pop',
  'speed-math',
  'math-race',
  'number-puzzle',
  'multiplication-table',
  'calculator-vs-brain',
  'number-sequence',
].map((game) => ({ game }));

/** What its games said of facts is not in their rows, so there is nothing to be due. */
const PRACTICE = ['Practice', 'Ten minutes today'];

const today = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Today' });
const steps = async (page: Page) => (await today(page).getByRole('listitem').allInnerTexts()).map((text) => text.split(/\n+/));

inEngine('Chromium', 'The home of a player', () => {
  it('names practice, the challenge, the weak spot and a new game, a press each, offline too, and moves nothing when they come', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchShifts);
      await deliver(browser.context, additions(5, 0, { title: 'Five sums' }));
      const page = await openAs(browser, server, 'Ada', '/', [WEAK_IN_DIVISION]);
      await delivered(page);
      await loseServices(browser);
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await load(page, server.origin);
        await dashboard(page);
        await page.waitForLoadState('networkidle');
        expect(await steps(page)).toEqual([
          PRACTICE,
          ['Daily Challenge, Speed Math', 'Five sums'],
          ['Your weak spot in Speed Math, easy', 'Division', '50%', 'right'],
          ['New to you', 'Math Bubble Pop'],
        ]);
        expect([viewport.width, await shiftsOf(page)]).toEqual([viewport.width, []]);
      }
      await today(page)
        .getByRole('link', { name: /Division/ })
        .click();
      await page.getByRole('radio', { name: 'Division' }).and(page.locator(':checked')).waitFor();
      await page.goBack();
      await today(page)
        .getByRole('link', { name: /Math Bubble Pop/ })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Math Bubble Pop' }).waitFor();
      await page.goBack();
      await today(page)
        .getByRole('link', { name: /Five sums/ })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Five sums' }).waitFor();
      await browser.close();
    });
  });

  it('names as the weak spot what the map says needs work, and leads to the map where that denies what the games say', async () => {
    const weakInTables: Partial<SessionSummary> = {
      facts: [40, 30, 180_000, null, { multiplication: [20, 10, 90_000], addition: [20, 20, 90_000] }],
    };
    // Twenty products of three answers: from sixty on, memory alone tells of an operation.
    const allRight = [...FACTS.values()]
      .flatMap((fact): readonly AnsweredDay[] =>
        fact.kind === 'sum' && fact.operation === 'multiply' ? [[fact.id, 0, GRADE.good, 3]] : [],
      )
      .slice(0, 20);
    for (const [days, said, stats, leadsTo] of [
      [halfAMap(), ['Next: needs work, mistakes', '7\u00a0×\u00a08', '0 of 5', 'days right'], '7\u00a0×\u00a08', 'One minute'],
      [allRight, ['Your Map', 'Known by heart'], 'Nothing stands out so far.', 'Your Map'],
      [allRight.slice(1), ['Your weak spot in Speed Math, easy', 'Multiplication', '50%', 'right'], 'Multiplication', 'Speed Math'],
    ] as const) {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
        await browser.context.addInitScript(watchShifts);
        const page = await learnerHere(browser, server, 'Ada', answeredBefore(days, weakInTables));
        await page.setViewportSize(PHONE.viewport);
        await load(page, server.origin);
        const step = today(page).getByRole('listitem').nth(1).getByRole('link');
        await step.waitFor();
        expect((await steps(page))[1]).toEqual(said);
        expect(await shiftsOf(page)).toEqual([]);
        await step.click();
        await page.getByRole('heading', { level: 1, name: leadsTo }).waitFor();
        await load(page, `${server.origin}/analytics`);
        await page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: 'Practise these next' }) })
          .getByText(stats, { exact: true })
          .waitFor();
        await browser.close();
      });
    }
  });

  it('leaves no room for what is not there: a weak spot, a new game, advertising', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, server.origin);
      const slots = page.getByRole('region', { name: 'Practice Games' }).locator('li:not(:has(a))');
      expect(await slots.filter({ visible: true }).count()).toBe(2);
      await newLearner(page, 'Ada');
      await dashboard(page);
      expect(await steps(page)).toEqual([PRACTICE, ['New to you', 'Math Bubble Pop'], ['Daily Challenge', 'No Challenge Today']]);
      expect(await slots.filter({ visible: true }).count()).toBe(0);
      await playedBefore(page, EVERY_GAME);
      await load(page, server.origin);
      await dashboard(page);
      expect(await steps(page)).toEqual([PRACTICE, ['Daily Challenge', 'No Challenge Today']]);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'The home of a guest', () => {
  it('goes on to the next problem after a right answer, in the same field, and after three leads on to Speed Math', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(watchShifts);
      const page = await open(browser, server.origin);
      const field = page.getByLabel('7 + 5 = ?');
      await field.evaluate((element) => Object.assign(window, { field: element }));
      await field.press('1');
      await page.getByText('Try again!').first().waitFor();
      await page.keyboard.press('2');
      for (const [problem, answer] of [
        ['9 + 8 = ?', '17'],
        ['6 × 4 = ?', '24'],
      ] as const) {
        await page.getByRole('status').getByText(`Correct! Great job! ${problem}`).waitFor({ state: 'attached' });
        expect(
          await page
            .getByLabel(problem)
            .evaluate((element) => ['field' in window && element === window.field, document.activeElement === element]),
        ).toEqual([true, true]);
        expect(await page.getByLabel(problem).inputValue()).toBe('');
        await page.keyboard.type(answer.slice(0, 1));
        await page.getByRole('status').getByText('Try again!', { exact: true }).waitFor({ state: 'attached' });
        await page.keyboard.press('Backspace');
        await page.getByText('Go on, write the answer.').waitFor();
        await page.keyboard.type(answer);
      }
      const on = page.getByRole('link', { name: 'Keep going: Speed Math' });
      await on.waitFor();
      expect(await on.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Speed Math' }).waitFor();
      await browser.close();
    });
  });

  it('goes on from an answer that was typed before the app took over, too, and not from one that was taken back', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const letThrough = await holdScripts(browser);
      const page = await browser.context.newPage();
      await page.goto(server.origin, { waitUntil: 'commit' });
      await page.getByLabel('7 + 5 = ?').fill('12');
      letThrough();
      await taken(page);
      await page.getByLabel('9 + 8 = ?').waitFor();
      await stopTime(page, true);
      await page.getByLabel('9 + 8 = ?').fill('17');
      await page.getByText('Correct! Great job!').first().waitFor();
      await page.getByLabel('9 + 8 = ?').fill('1');
      await passTime(page, 1_000);
      await onDisplay(page);
      expect(await page.getByLabel('9 + 8 = ?').inputValue()).toBe('1');
      await page.getByLabel('9 + 8 = ?').fill('17');
      await page.getByText('Correct! Great job!').first().waitFor();
      await passTime(page, 1_000);
      await page.getByLabel('6 × 4 = ?').waitFor();
      await browser.close();
    });
  });

  it('stays with an answered problem, which can be answered anew, if the next one cannot be fetched', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      browser.problems.expect(/Failed to load resource: net::ERR_FAILED/);
      await browser.context.route('**/assets/pile-*', (route) => route.abort());
      const page = await open(browser, server.origin);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/pile-'));
      await page.getByLabel('7 + 5 = ?').fill('12');
      await failed;
      await page.getByText('Correct! Great job!').first().waitFor();
      await page.getByLabel('7 + 5 = ?').fill('');
      await page.getByText('Go on, write the answer.').waitFor();
      await browser.close();
    });
  });

  it('has its games right under the hero', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, server.origin);
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts();
      expect(headings.slice(0, 2)).toEqual(['Practice Games', 'Three steps']);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'The catalogue', () => {
  it('has two games beside each other on a phone, and says what one has reached and when, without moving anything', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchShifts);
      const data = { operation: 'addition', questions: 12, friendly: false, clock: 'on' };
      const page = await learnerHere(browser, server, 'Ada', [{ data, facts: [12, 11, 18_000, 1_500, {}] }]);
      await loseServices(browser);
      const cards = page.getByRole('main').getByRole('listitem');
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await load(page, `${server.origin}/games`);
        const played = cards.filter({ hasText: 'Speed Math' });
        await played.getByText('Best 1.5 s').waitFor();
        expect((await played.innerText()).split(/\n+/)).toContain('Today');
        expect(await cards.filter({ hasText: 'Best' }).count()).toBe(1);
        const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
        expect([first?.y === second?.y, (second?.x ?? 0) > (first?.x ?? 0)]).toEqual([true, true]);
        expect([viewport.width, await shiftsOf(page)]).toEqual([viewport.width, []]);
      }
      await browser.close();
    });
  });
});
