import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { factsOfLink } from '../../shared/memory/fact-link.ts';
import { unpackSession } from '../../shared/memory/entries.ts';
import { FACTS, factOf, type FactId } from '../../shared/memory/facts.ts';
import { leftToPractise } from '../../shared/memory/left-to-practise.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import * as duel from './steps/calculator-vs-brain.ts';
import { endGame, otherDigits, savedOn, skipCountdown, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import * as racing from './steps/math-race.ts';
import * as table from './steps/multiplication-table.ts';
import { storedRows } from './steps/player-database.ts';
import * as practice from './steps/practice.ts';
import * as speed from './steps/speed-math.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const FORMS = { plus: 'add', minus: 'subtract', times: 'multiply', 'divided by': 'divide' } as const;

/** The fact that a question asks; null if it is of larger numbers. */
function factIn(said: string): FactId | null {
  const [, a, words, b] = /(\d+) (plus|minus|times|divided by) (\d+)/.exec(said) ?? [];
  return words === undefined ? null : factOf({ form: FORMS[words as keyof typeof FORMS], a: Number(a), b: Number(b), c: 0 });
}

/**
 * Which questions of a run are missed: the first two to facts that were not asked before, whose solution may be in sight. Of a class of facts,
 * such as "12 × 7", nothing is practised by itself.
 */
class Missing {
  readonly facts: FactId[] = [];
  readonly #asked = new Set<FactId>();

  isWanted(fact: FactId | null): fact is FactId {
    const isNew = fact !== null && FACTS.get(fact)?.kind !== 'class' && !this.#asked.has(fact);
    if (isNew) this.#asked.add(fact);
    return isNew && this.facts.length < 2;
  }
}

/** Plays a game, from its set-up to its result, in which some facts are missed. Returns these. */
type Played = (page: Page) => Promise<readonly FactId[]>;

const missedInSpeedMath: Played = async (page) => {
  const missing = new Missing();
  await speed.startGame(page, { questions: 4 });
  let asked: speed.Question | undefined;
  for (let n = 1; n <= 4; n++) {
    asked = await speed.question(page, asked);
    await practice.read(page);
    const fact = factIn(asked.spoken);
    const isMissed = missing.isWanted(fact);
    if (isMissed) missing.facts.push(fact);
    await page.keyboard.type(isMissed ? otherDigits(asked.answer) : String(asked.answer));
  }
  await speed.summary(page);
  return missing.facts;
};

const missedInARace: Played = async (page) => {
  const missing = new Missing();
  await page.getByRole('radio', { name: 'Addition' }).check();
  await page.getByRole('spinbutton', { name: 'Target Score' }).fill('2');
  await start(page).click();
  await skipCountdown(page);
  let asked: racing.Asked | undefined;
  for (let right = 0; right < 2;) {
    asked = await racing.asked(page, asked);
    await practice.read(page);
    const fact = factIn(asked.spoken);
    const isMissed = missing.isWanted(fact);
    if (isMissed) missing.facts.push(fact);
    else right++;
    await racing.onKeyboard(page, isMissed ? racing.wrongFor(asked) : asked.answer);
  }
  await racing.finished(page);
  return missing.facts;
};

const missedInATable: Played = async (page) => {
  await page.getByRole('radio', { name: /^Practice/ }).check();
  await start(page).click();
  const slowly = { ...table.withEnter, give: (on: Page, value: number) => practice.read(on).then(() => table.withEnter.give(on, value)) };
  const given = await table.answer(page, 2, slowly, [1]);
  await endGame(page).click();
  await table.announcedScore(page);
  return given.flatMap(({ a, b, value }) => (value === a * b ? [] : (factOf({ form: 'multiply', a, b, c: 0 }) ?? [])));
};

const missedAgainstTheCalculator: Played = async (page) => {
  const missing = new Missing();
  await page.getByRole('radio', { name: 'Multiplication' }).check();
  await start(page).click();
  for (;;) {
    const fact = factIn((await duel.asked(page)).spoken);
    await practice.read(page);
    const isMissed = missing.isWanted(fact);
    const isRight = await duel.playRound(page, isMissed ? 'err' : 'win', duel.onKeyboard);
    // On a slow machine the calculator may be first: that is no answer.
    if (isMissed && !isRight && !(await duel.resultSaid(page)).startsWith('Too late')) missing.facts.push(fact);
    if (missing.facts.length === 2) break;
    await duel.nextRound(page, duel.onKeyboard);
  }
  await endGame(page).click();
  await duel.finalResults(page);
  return missing.facts;
};

interface Kept {
  readonly summary: { readonly game: string };
  readonly evidence: string;
}

const evidenceOf = async (page: Page, slug: string): Promise<string> =>
  (await storedRows<Kept>(page, 'sessions')).find(({ summary }) => summary.game === slug)?.evidence ?? '';

/** From the result of a game to the one of the minute after it, and back to what is on today. */
async function fixedUp(slug: string, play: Played): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    await browser.context.addInitScript(practice.listen);
    const page = await openAs(browser, server, 'Ada', `/games/${slug}`);
    const missed = await play(page);
    const offer = page.getByRole('link', { name: /^One minute with (this one|these \d)/ });
    await offer.click();
    await practice
      .today(page)
      .getByText(/^\d facts? to go over\.$/)
      .waitFor();
    const fixed = factsOfLink(new URL(page.url()).searchParams.get('facts'));
    // On a slow machine what was slow is with it.
    expect(fixed).toEqual(leftToPractise(await evidenceOf(page, slug)).slice(0, 4));
    expect(fixed).toEqual(expect.arrayContaining([...missed]));

    await practice.beginFirst(page);
    const asked: (FactId | null)[] = [];
    let shown = await practice.next(page);
    for (; shown.kind !== 'over'; shown = await practice.goOn(page, shown)) asked.push(factIn(shown.said));
    for (const fact of fixed) expect(asked.filter((each) => each === fact)).toHaveLength(2);
    expect(new Set(asked).size - fixed.length).toBeLessThanOrEqual(4);
    const result = practice.result(page);
    await result.getByRole('heading', { name: 'That was the minute' }).waitFor();
    await savedOn(result);
    const counted = unpackSession(await evidenceOf(page, 'practice'));
    expect(new Set(counted.map(({ fact }) => fact))).toEqual(new Set(asked));
    expect(counted.every(({ answers, right }) => answers === right)).toBe(true);

    await page.getByRole('button', { name: 'Done' }).click();
    // What is on today, and not the same once more.
    await practice
      .today(page)
      .getByText(/^(?:Find out|\d+ facts? .*due|Nothing is due|You are done)/)
      .waitFor();
    await browser.close();
  });
}

inEngine('Chromium', 'The minute after a game in which something was missed', () => {
  it('asks just that until it was right twice, is evidence, and leads back to today, after speed math', () =>
    fixedUp('speed-math', missedInSpeedMath));

  it.each([
    ['a race', 'math-race', missedInARace],
    ['the multiplication table', 'multiplication-table', missedInATable],
    ['the calculator', 'calculator-vs-brain', missedAgainstTheCalculator],
  ] as const)('so it does after %s', BEFORE_A_RELEASE, (_name, slug, play) => fixedUp(slug, play));
});
