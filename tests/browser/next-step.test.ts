import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered } from './steps/daily-challenge.ts';
import { playedBefore } from './steps/earned.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { dashboard, newLearner } from './steps/players.ts';
import { shiftsOf, watchShifts } from './steps/shifts.ts';
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

const today = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Today' });
const steps = async (page: Page) => (await today(page).getByRole('listitem').allInnerTexts()).map((text) => text.split(/\n+/));

inEngine('Chromium', 'The home of a player', () => {
  it('names the challenge, the weak spot and a new game, a press each, offline too, and moves nothing when they come', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      await browser.context.addInitScript(watchShifts);
      await deliver(browser.context, additions(5, 0, { title: 'Five sums' }));
      const page = await open(browser, server.origin);
      await newLearner(page, 'Ada');
      await delivered(page);
      await playedBefore(page, [WEAK_IN_DIVISION]);
      await loseServices(browser);
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await load(page, server.origin);
        await dashboard(page);
        expect(await steps(page)).toEqual([
          ['Daily Challenge, Speed Math', 'Five sums'],
          ['Your weak spot in Speed Math, easy', 'Division', '50%', 'right'],
          ['New to you', 'Math Bubble Pop'],
        ]);
        await page.waitForLoadState('networkidle');
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

  it('leaves no room for what is not there: a weak spot, a new game, advertising', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, server.origin);
      const slots = page.getByRole('region', { name: 'Practice Games' }).locator('li:not(:has(a))');
      expect(await slots.filter({ visible: true }).count()).toBe(2);
      await newLearner(page, 'Ada');
      await dashboard(page);
      expect(await steps(page)).toEqual([
        ['Daily Challenge', 'No Challenge Today'],
        ['New to you', 'Math Bubble Pop'],
      ]);
      expect(await slots.filter({ visible: true }).count()).toBe(0);
      await playedBefore(page, EVERY_GAME);
      await load(page, server.origin);
      await dashboard(page);
      expect(await steps(page)).toEqual([['Daily Challenge', 'No Challenge Today']]);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'The home of a guest', () => {
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
      const page = await open(browser, server.origin);
      await newLearner(page, 'Ada');
      const data = { operation: 'addition', questions: 12, friendly: false, clock: 'on' };
      await playedBefore(page, [{ data, facts: [12, 11, 18_000, 1_500, {}] }]);
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
