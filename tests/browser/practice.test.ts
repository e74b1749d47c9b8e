import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { GRADE } from '../../shared/memory/entries.ts';
import { factOf, type FactId } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { answeredBefore, type AnsweredDay } from './steps/answered.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { beyondWindow, isInSight } from './steps/in-sight.ts';
import { enterOn } from './steps/keyboard.ts';
import { openAs } from './steps/learner-here.ts';
import { goWithin, open } from './steps/opening.ts';
import * as practice from './steps/practice.ts';
import { brokenLaws, inGeneral, listen, transcriptOf } from './steps/transcript.ts';
import { DESKTOP, NARROW, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const times = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
/** Three products that are due, and many that were never met; enough answers for nobody to ask what is known. */
const SOME_PRODUCTS: readonly AnsweredDay[] = [times(2, 2), times(2, 5), times(5, 5)].map((fact) => [fact, 4, GRADE.hard, 4]);

/** A learner who knows some products, on a page of practice. */
async function learnerAt(browser: ChromiumBrowser, path: string): Promise<Page> {
  await browser.context.addInitScript(practice.listen);
  return openAs(browser, server, 'Ada', path, answeredBefore(SOME_PRODUCTS));
}

async function guestAt(browser: ChromiumBrowser, path: string): Promise<Page> {
  browser.problems.expect(GUEST);
  await browser.context.addInitScript(practice.listen);
  return open(browser, server.origin + path);
}

/** A practice of one square, which reads the same in either order. */
const SEVENS = `/practice?facts=${linkOfFacts([times(7, 7)])}`;

/** Expects what is on screen to be wholly in sight, and what can be pressed on it too. */
async function expectInSight(page: Page, screen: string): Promise<void> {
  expect([screen, await beyondWindow(page)]).toEqual([screen, []]);
  const { width } = page.viewportSize() ?? { width: 0 };
  const pad = practice.stage(page).getByRole('button', { name: '0', exact: true });
  const parts = screen === 'new' ? [practice.gotIt(page)] : [pad, ...(screen === 'asked' ? [practice.notKnown(page)] : [])];
  for (const part of [...parts, practice.end(page)]) expect([width, screen, await isInSight(part)]).toEqual([width, screen, true]);
}

inEngine('Chromium', 'Practice', () => {
  it('finds out by keyboard alone what a newcomer knows, says neither right nor wrong, and goes on to practise it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, '/practice');
      await practice.today(page).getByText('Find out what you know: 40 questions, about 4 minutes. No time limit.').waitFor();
      await page.getByText('Try it. To keep it, say who plays.').waitFor();
      await enterOn(page, practice.begin(page));
      let shown = await practice.next(page);
      let answers = 0;
      for (; shown.kind !== 'over'; answers++) {
        expect([shown.said, shown.kind, await practice.hasFocus(page)]).toEqual([shown.said, 'asked', true]);
        // Sums are known; of all else nothing is.
        if (shown.said.includes('plus')) shown = await practice.goOn(page, shown);
        else if (shown.said.includes('minus')) shown = await practice.miss(page, shown);
        else {
          await enterOn(page, practice.notKnown(page));
          expect(await practice.hasFocus(page)).toBe(true);
          shown = await practice.next(page, shown);
        }
      }
      // Ten sums; four products, four differences, and then no quotients.
      expect(answers).toBe(18);
      const said = await practice.heard(page);
      expect(said.filter((text) => text === 'Noted')).toHaveLength(18);
      expect(said.filter((text) => /correct|wrong|once/i.test(text))).toEqual([]);
      await practice.result(page).getByRole('heading', { name: 'Now practice knows where to begin' }).waitFor();
      await practice.result(page).getByText('18 questions.').waitFor();
      await page.getByRole('link', { name: 'See your map' }).waitFor();
      shown = await practice.practiseOn(page, (button) => enterOn(page, button));
      expect(shown.kind).not.toBe('over');
      expect(await practice.hasFocus(page)).toBe(true);
      await browser.close();
    });
  });

  it('shows a mistake with its solution and a line of strategy, which is typed once; another number empties the slot, and is said', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, SEVENS);
      await practice.today(page).getByText('1 fact to go over.').waitFor();
      await page.getByRole('heading', { name: 'One minute', level: 1 }).waitFor();
      await enterOn(page, practice.begin(page));
      const asked = await practice.next(page);
      const solution = await practice.miss(page, asked);
      expect(solution.kind).toBe('solution');
      const stage = practice.stage(page);
      await stage.getByText('7 × 7 = 49', { exact: true }).waitFor();
      await stage.getByText('7 rows of 7: 49.', { exact: true }).waitFor();
      await stage.getByText('Not 98. Type 49 once', { exact: true }).waitFor();
      expect(await practice.notKnown(page).count()).toBe(0);
      const before = await practice.heard(page);
      await page.keyboard.type('4');
      expect(await practice.slot(page).innerText()).toBe('4');
      // Said each time, the second time though it is the same number.
      for (const nth of [1, 2]) {
        await page.keyboard.type(nth === 1 ? '8' : '48');
        await expect.poll(() => practice.slot(page).innerText()).toBe('');
        await stage.getByText('7 × 7 = 49', { exact: true }).waitFor();
        await stage.getByText('You typed 48. Type 49', { exact: true }).waitFor();
        const said = (await practice.heard(page)).slice(before.length).map((text) => text.trim());
        expect(said).toEqual(Array.from({ length: nth }, () => 'You typed 48. Type 49.'));
      }
      await page.keyboard.type('49');
      // Between comes what is taken to be known.
      const other = await practice.next(page, solution);
      expect(other.said).toBe('2 times 2');
      await practice.notKnown(page).click();
      expect([await practice.hasFocus(page), (await practice.next(page, other)).said]).toEqual([
        true,
        '2 times 2 is 4. 2 rows of 2: 4. Type 4 once.',
      ]);
      await stage.getByText('Type 4 once', { exact: true }).waitFor();
      await browser.close();
    });
  });

  it('is said in order, each thing once', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await browser.context.addInitScript(listen);
      const page = await guestAt(browser, SEVENS);
      await enterOn(page, practice.begin(page));
      const solution = await practice.miss(page, await practice.next(page));
      await page.keyboard.type('48');
      await expect.poll(async () => (await practice.heard(page)).at(-1)).toBe('You typed 48. Type 49.');
      await page.keyboard.type('49');
      let shown = await practice.next(page, { ...solution, at: solution.at + 1 });
      // As a screen reader presses: a mouse gives the button the focus until it comes up, for a frame or for none.
      await practice.notKnown(page).dispatchEvent('click');
      shown = await practice.goOn(page, await practice.next(page, shown));
      await practice.until(page, 'over', shown);
      await practice
        .result(page)
        .getByText(/Next: /)
        .first()
        .waitFor();
      const said = await practice.heard(page);
      expect(said.slice(said.indexOf('7 times 7'))).toEqual([
        '7 times 7',
        'You typed 98. 7 times 7 is 49. 7 rows of 7: 49. Type 49 once.',
        'You typed 48. Type 49.',
        '2 times 2',
        '2 times 2 is 4. 2 rows of 2: 4. Type 4 once.',
        '7 times 7',
        'Correct',
        '2 times 2',
        'Correct',
        '7 times 7',
        'Correct',
        '2 times 2',
        'Correct',
        'That was the minute. 6 questions.',
        '2 facts come back tomorrow. Next: tomorrow, 2 facts.',
      ]);
      const all = await transcriptOf(page);
      const transcript = all.slice(all.findIndex(({ kind }) => kind === 'focus'));
      expect(brokenLaws(transcript, true)).toEqual([]);
      await expect(inGeneral(transcript)).toMatchFileSnapshot('transcripts/practice.txt');
      await browser.close();
    });
  });

  it('shows a new fact until "Got it", by Enter too, and keeps the focus', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await learnerAt(browser, '/practice');
      await practice
        .today(page)
        .getByText(/^3 facts are due\. About \d+ minutes\.$/)
        .waitFor();
      await practice.beginFirst(page, (button) => enterOn(page, button));
      const fresh = await practice.until(page, 'new', await practice.next(page));
      expect(fresh.said).toMatch(/^New: \d+ times \d+ is \d+\. \S.+\.$/);
      await practice.stage(page).getByRole('region', { name: 'New' }).getByRole('paragraph').waitFor();
      // Nothing is asked.
      expect(await practice.slot(page).isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      const shown = await practice.next(page, fresh);
      expect([await practice.hasFocus(page), await practice.gotIt(page).count()]).toEqual([true, shown.kind === 'new' ? 1 : 0]);
      await browser.close();
    });
  });

  it.each([
    ['360 × 740', PHONE],
    ['320 × 568', SMALLEST_PHONE],
  ])('has all of each screen in sight on a phone of %s, and goes by touch alone', async (_size, phone) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...phone });
      const page = await learnerAt(browser, '/practice');
      await practice.beginFirst(page, (button) => button.tap());
      let shown = await practice.until(page, 'new', await practice.next(page), practice.byTaps);
      await expectInSight(page, 'new');
      shown = await practice.until(page, 'asked', await practice.goOn(page, shown, practice.byTaps), practice.byTaps);
      expect(await practice.hasFocus(page)).toBe(true);
      await expectInSight(page, 'asked');
      shown = await practice.miss(page, shown, practice.byTaps);
      await expectInSight(page, 'solution');
      shown = await practice.until(page, 'asked', shown, practice.byTaps);
      await practice.notKnown(page).tap();
      expect([(await practice.next(page, shown)).kind, await practice.hasFocus(page)]).toEqual(['solution', true]);
      await practice.end(page).tap();
      await practice.result(page).getByRole('heading', { name: 'Done for now' }).waitFor();
      await browser.close();
    });
  });

  it('passes axe from the start to the result, in both themes', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await learnerAt(browser, '/practice');
      const inspection = new Inspection(page);
      await practice
        .today(page)
        .getByText(/are due/)
        .waitFor();
      await inspection.look('what is on today');
      await practice.begin(page).click();
      await practice
        .fingers(page)
        .getByText(/slow fingers never look like slow thinking/)
        .waitFor();
      await inspection.look('whether the fingers are to be measured');
      await practice.fingers(page).getByRole('button', { name: 'Skip' }).click();
      let shown = await practice.until(page, 'new', await practice.next(page));
      await inspection.look('a new fact');
      shown = await practice.until(page, 'asked', shown);
      await inspection.look('a question');
      await practice.miss(page, shown);
      await inspection.look('a solution');
      await practice.end(page).click();
      await practice
        .result(page)
        .getByText(/Next: /)
        .first()
        .waitFor();
      await inspection.look('the result');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('follows the settings: answers by Enter, no hints after a mistake, and no operation at all', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await guestAt(browser, '/settings');
      const settings = page.getByRole('region', { name: 'Practice', exact: true });
      await page.getByRole('region', { name: 'How you play' }).getByRole('radio', { name: 'By Enter' }).check();
      await settings.getByRole('group', { name: 'Hints after a mistake' }).getByRole('radio', { name: 'Off' }).check();
      await settings.getByRole('checkbox', { name: 'Addition' }).check();
      await goWithin(page, '/practice');
      await practice.today(page).getByText('Find out what you know: 10 questions').waitFor();
      await goWithin(page, SEVENS);
      await practice.today(page).getByText('1 fact to go over.').waitFor();
      await practice.begin(page).click();
      const asked = await practice.next(page);
      await page.keyboard.type('99');
      expect(await practice.slot(page).innerText()).toBe('99');
      await page.keyboard.press('Enter');
      const solution = await practice.next(page, asked);
      expect(solution.said).toBe('You typed 99. 7 times 7 is 49. Type 49 once.');
      await page.keyboard.type('49');
      expect(await practice.slot(page).innerText()).toBe('49');
      await page.keyboard.press('Enter');
      expect((await practice.next(page, solution)).said).toBe('2 times 2');
      await practice.end(page).click();
      await practice.result(page).waitFor();
      await goWithin(page, '/settings');
      await settings.getByRole('checkbox', { name: 'Addition' }).uncheck();
      await goWithin(page, '/practice');
      await practice.today(page).getByText('All operations are off. Choose one in the settings.').waitFor();
      expect(await practice.begin(page).count()).toBe(0);
      await page.getByRole('link', { name: 'What to practise' }).click();
      await settings.waitFor();
      await browser.close();
    });
  });
});
