import { GRADE, type DayEntry } from './entries.ts';
import { FACTS, type Fact, type FactId } from './facts.ts';
import { medianOf } from './median.ts';
import { logTimeOf, type Times } from './times.ts';

/** In what way a fact needs work. */
export type Need = 'mistakes' | 'slow';

/** How much worse than the player's rest a fact may be: less often right, in logits, and slower, in logarithms of the time. */
const ALTERNATIVES: readonly (readonly [harder: number, slower: number])[] = [
  [1.5, 0],
  [3, 0],
  [0, 0.6],
  [1.5, 0.5],
  [3, 0.8],
];

/** How seldom a stratum in which nothing is worse than the rest may ever get a claim. */
const ERROR = 0.05;
/** A claim among few facts takes as much as one among so many. */
const FEWEST_FACTS = 20;
const FEWEST_ANSWERS = 3;
/** So many days in a row whose first answer was good end a claim. */
const GOOD_DAYS = 2;

/** First answers count as if a few had come before, nine tenths of them right. */
const PRIOR_RIGHT = 1.8;
const PRIOR_ANSWERS = 2;
const HIGHEST_CHANCE = 0.98;

/** Spread of the logarithms of one's times: by their median distance from the median, and never below what is usual. */
const SPREAD_BY_DISTANCE = 1.4826;
const LEAST_SPREAD = 0.4;
/** Standard error of a median, in spreads over the root of the number. */
const MEDIAN_ERROR = 1.2;

/** The days of one fact, the oldest first. */
type Days = readonly DayEntry[];

/** What those answer that are alike: sums of one operation, with as many digits to type. Rules and classes are like no others. */
function stratumOf(fact: Fact | undefined): string | null {
  if (fact?.kind !== 'sum') return null;
  return `${fact.operation} ${String(answerOf(fact)).length}`;
}

function answerOf({ operation, a, b }: Fact & { readonly kind: 'sum' }): number {
  switch (operation) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return a / b;
  }
}

const FACTS_OF_STRATUM: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>();
  for (const fact of FACTS.values()) {
    const stratum = stratumOf(fact);
    if (stratum !== null) counts.set(stratum, (counts.get(stratum) ?? 0) + 1);
  }
  return counts;
})();

/** What is usual for a player in a stratum. */
interface Usual {
  readonly chance: number;
  /** Of the logarithm of a time; null if no time is known. */
  readonly logTime: { readonly mean: number; readonly spread: number } | null;
}

/** By the first answers, which no practice of what was missed has changed, and one standard error to the player's favour. */
function usualChance(facts: readonly Days[]): number {
  const right = facts.filter(([oldest]) => oldest !== undefined && oldest.grade > GRADE.again).length;
  const chance = (right + PRIOR_RIGHT) / (facts.length + PRIOR_ANSWERS);
  return Math.min(HIGHEST_CHANCE, chance - Math.sqrt((chance * (1 - chance)) / facts.length));
}

function usualTime(facts: readonly Days[]): Usual['logTime'] {
  const means = facts.map(logTimeOf).flatMap(({ timed, sum }) => (timed > 0 ? [sum / timed] : []));
  if (means.length === 0) return null;
  const median = medianOf(means);
  const spread = Math.max(LEAST_SPREAD, SPREAD_BY_DISTANCE * medianOf(means.map((mean) => Math.abs(mean - median))));
  return { mean: median + (MEDIAN_ERROR * spread) / Math.sqrt(means.length), spread };
}

/** What still counts against a fact: all from the last two good days in a row on. */
function sinceGood(days: Days): Days {
  let good = 0;
  for (let at = days.length - 1; at >= 0; at--) {
    good = (days[at]?.grade ?? GRADE.again) >= GRADE.good ? good + 1 : 0;
    if (good === GOOD_DAYS) return days.slice(at);
  }
  return days;
}

/** What the days of a fact say in all. */
interface Counted extends Times {
  readonly answers: number;
  readonly right: number;
}

/** How many times as likely this is if the fact is worse than usual in some way, as logarithms: by what was right, and by times. */
interface Ratio {
  readonly byRight: number;
  readonly byTime: number;
}

function ratioOf({ answers, right, timed, sum }: Counted, { chance, logTime }: Usual, harder: number, slower: number): Ratio {
  const odds = (chance / (1 - chance)) * Math.exp(-harder);
  const worse = odds / (1 + odds);
  const byRight = right * Math.log(worse / chance) + (answers - right) * Math.log((1 - worse) / (1 - chance));
  if (logTime === null) return { byRight, byTime: 0 };
  return { byRight, byTime: ((sum - timed * logTime.mean) * slower - (timed * slower ** 2) / 2) / logTime.spread ** 2 };
}

const likelihood = ({ byRight, byTime }: Ratio): number => Math.exp(byRight + byTime);

function needOf(days: Days, usual: Usual, factsOfStratum: number): Need | null {
  const since = sinceGood(days);
  const answers = since.reduce((sum, day) => sum + day.answers, 0);
  if (answers < FEWEST_ANSWERS) return null;
  const right = since.reduce((sum, day) => sum + Math.min(day.right, day.answers), 0);
  const counted = { answers, right, ...logTimeOf(since) };
  const ratios = ALTERNATIVES.map(([harder, slower]) => ratioOf(counted, usual, harder, slower));
  const evidence = ratios.reduce((sum, ratio) => sum + likelihood(ratio), 0) / ratios.length;
  if (evidence < Math.max(factsOfStratum, FEWEST_FACTS) / ERROR) return null;
  const likeliest = ratios.reduce((best, ratio) => (likelihood(ratio) > likelihood(best) ? ratio : best));
  // Of both ways at once it is mistakes only if there are more of them than usual: else times alone speak for it.
  return likeliest.byRight > 0 ? 'mistakes' : 'slow';
}

/**
 * Which facts need work, and in what way (learning, section 1.6). Rare and right: a likelihood ratio against "like the
 * player's rest" stays valid however often one looks and whatever is asked next, so it may be asked again what was missed.
 * @param facts the days of each fact within the window, the oldest first.
 */
export function claims(facts: ReadonlyMap<FactId, Days>): ReadonlyMap<FactId, Need> {
  const strata = new Map<string, Map<FactId, Days>>();
  for (const [fact, days] of facts) {
    const stratum = stratumOf(FACTS.get(fact));
    if (stratum === null) continue;
    const alike = strata.get(stratum) ?? new Map<FactId, Days>();
    strata.set(stratum, alike.set(fact, days));
  }
  const found = new Map<FactId, Need>();
  for (const [stratum, alike] of strata) {
    const each = [...alike.values()];
    const usual: Usual = { chance: usualChance(each), logTime: usualTime(each) };
    for (const [fact, days] of alike) {
      const need = needOf(days, usual, FACTS_OF_STRATUM.get(stratum) ?? 0);
      if (need !== null) found.set(fact, need);
    }
  }
  return found;
}
