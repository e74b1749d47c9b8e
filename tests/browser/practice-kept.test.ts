import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { GRADE, unpackSession } from '../../shared/memory/entries.ts';
import { factOf, type FactId } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { answeredBefore, type AnsweredDay } from './steps/answered.ts';
import { withinOneDay } from './steps/clocks.ts';
import { resumeDialog, savedOn } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { GUEST } from './steps/expected.ts';
import { journalledMoves, storedRows } from './steps/player-database.ts';
import { dashboard, keepAs } from './steps/players.ts';
import * as practice from './steps/practice.ts';
import { DESKTOP, NOT_INSTALLED, ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const times = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
/** Each of them is to be right twice, and what is asked between them. */
const CHOSEN = [times(7, 8), times(6, 9), times(8, 9), times(7, 7)];
const FOUR = `/practice?facts=${linkOfFacts(CHOSEN)}`;

interface Kept {
  readonly summary: SessionSummary;
  readonly evidence: string;
}

/** The practices that were kept, and how many answers each says it had. */
const keptPractices = async (page: Page) =>
  (await storedRows<Kept>(page, 'sessions')).flatMap(({ summary, evidence }) =>
    summary.game === 'practice' ? [{ summary, evidence }] : [],
  );

/** Its answers, and how many right ones it is worth. */
const rightIn = ({ summary: { resumed: isResumed, score, facts } }: Kept) => ({
  resumed: isResumed,
  answers: facts?.[0],
  score: score / 50,
});

/** How many answers were said to be correct since the first question. Before it, who goes on hears what was said as they left. */
async function correct(page: Page): Promise<number> {
  const heard = await practice.heard(page);
  return heard.slice(heard.findIndex((text) => text.includes(' times '))).filter((text) => text === 'Correct').length;
}

const countedIn = ({ evidence }: Kept): number => unpackSession(evidence).reduce((sum, { answers }) => sum + answers, 0);

/** A learner in the middle of a practice, after so many right answers to different facts. */
async function inTheMiddle(browser: ChromiumBrowser, answers: number): Promise<Page> {
  await browser.context.addInitScript(practice.listen);
  const page = await openAs(browser, server, 'Ada', FOUR);
  await practice.beginFirst(page);
  let shown = await practice.next(page);
  for (let n = 0; n < answers; n++) shown = await practice.goOn(page, shown);
  await expect.poll(() => journalledMoves(page, 'practice')).toBe(answers);
  return page;
}

/** Goes on from the offer of a practice that was left, to its end. Returns how many answers it had by then. */
async function resumed(page: Page): Promise<number> {
  const about = await resumeDialog(page)
    .getByText(/^\d questions?$/)
    .innerText();
  await resumeDialog(page).getByText('Your answers are kept. You get a fresh question.', { exact: true }).waitFor();
  await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
  await practice.until(page, 'over', await practice.next(page));
  await savedOn(practice.result(page));
  return Number.parseInt(about, 10);
}

inEngine('Chromium', 'What was answered in a practice', () => {
  it('is kept at its end, whenever that is: with its XP, in the history, and as what is due next', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await browser.context.addInitScript(practice.listen);
      const days = [times(2, 2), times(2, 5), times(5, 5)].map((fact): AnsweredDay => [fact, 4, GRADE.good, 5]);
      const page = await openAs(browser, server, 'Ada', '/', answeredBefore(days));
      const step = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /^Practice/ });
      await step.getByText('3 due').waitFor();
      await step.click();
      await practice.beginFirst(page);
      let shown = await practice.until(page, 'asked', await practice.next(page));
      shown = await practice.until(page, 'asked', await practice.goOn(page, shown));
      await practice.miss(page, shown);
      await practice.end(page).click();
      await practice.result(page).getByText('2 questions.').waitFor();
      await savedOn(practice.result(page));
      const [kept, ...more] = await keptPractices(page);
      expect(more).toEqual([]);
      // One right: 7 + 1.
      expect(kept && rightIn(kept)).toEqual({ resumed: false, answers: 2, score: 1 });
      const figures = (await practice.result(page).locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
      expect(figures).toEqual(['Right 1/2', expect.stringMatching(/^XP \+8\b/)]);
      await load(page, `${server.origin}/analytics`);
      await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Practice' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: 'A game you played' }).waitFor();
      await expect.poll(() => page.getByRole('table', { name: 'History' }).getByRole('row').count()).toBe(3);
      await browser.close();
    });
  });

  it('is nothing where nothing was answered: End then leads back, and keeps nothing', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await inTheMiddle(browser, 0);
      await practice.end(page).click();
      await practice.begin(page).waitFor();
      // What was passed by is not offered again.
      await practice.begin(page).click();
      await practice.next(page);
      expect(await practice.fingers(page).count()).toBe(0);
      await practice.end(page).click();
      await practice.begin(page).waitFor();
      await expect.poll(() => storedRows(page, 'journal')).toEqual([]);
      expect(await keptPractices(page)).toEqual([]);
      await browser.close();
    });
  });

  it('is there again after a reload: home leads to its page, which offers to go on', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await inTheMiddle(browser, 2);
      await load(page, server.origin);
      const goOn = page.getByRole('main').getByRole('link', { name: 'Continue Practice' });
      expect(await goOn.getAttribute('href')).toBe('/practice');
      await goOn.click();
      expect(await resumed(page)).toBe(2);
      const [kept] = await keptPractices(page);
      expect(kept && rightIn(kept)).toEqual({ resumed: true, answers: kept?.summary.facts?.[0], score: 2 + (await correct(page)) });
      await browser.close();
    });
  });

  it('is not lost when the browser is killed, and no answer counts twice', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await inTheMiddle(first, 3);
      await first.kill();
      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await second.context.addInitScript(practice.listen);
      const page = await open(second, `${server.origin}/practice`);
      expect(await resumed(page)).toBe(3);
      const given = await correct(page);
      const [kept, ...more] = await keptPractices(page);
      expect([more, await storedRows(page, 'journal')]).toEqual([[], []]);
      if (!kept) throw new Error('No practice was kept.');
      expect(rightIn(kept)).toEqual({ resumed: true, answers: 3 + given, score: 3 + given });
      // What is asked again within five answers is no evidence; the rest counts once.
      expect(countedIn(kept)).toBeLessThanOrEqual(3 + given);
      expect(unpackSession(kept.evidence).map(({ fact }) => fact)).toEqual(expect.arrayContaining([...CHOSEN]));
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1, streak: '1 day' });
      await second.close();
    });
  });

  it('is a guest’s without a server, from the start to its end, and can be kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(practice.listen);
      await loseServices(browser);
      const page = await open(browser, server.origin + FOUR);
      await practice.today(page).getByText('4 facts to go over.').waitFor();
      await practice.begin(page).click();
      await practice.until(page, 'over', await practice.next(page));
      await practice
        .result(page)
        .getByText(/Next: /)
        .waitFor();
      await practice.result(page).getByText('You play as a guest').waitFor();
      await keepAs(page, 'Bea');
      await savedOn(practice.result(page));
      const given = await correct(page);
      expect((await keptPractices(page)).map(rightIn)).toEqual([{ resumed: false, answers: given, score: given }]);
      await browser.close();
    });
  });
});
