import { GRADE } from './entries.ts';
import { FACTS, type Fact, type FactId } from './facts.ts';
import { usualIn } from './usual.ts';
import { countOf, evidenceFor, hasMistakes, waysFrom, type Days, type Usual } from './worse.ts';

/** In what way a fact needs work. */
export type Need = 'mistakes' | 'slow';

/** How seldom a stratum in which nothing is worse than the rest may ever get a claim. */
const ERROR = 0.05;
/** A claim among few facts takes as much as one among so many. */
const FEWEST_FACTS = 20;
const FEWEST_ANSWERS = 3;
/** So many days in a row whose first answer was good end a claim. */
const GOOD_DAYS = 2;

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

/** What still counts against a fact: all from the last two good days in a row on. */
function sinceGood(days: Days): Days {
  let good = 0;
  for (let at = days.length - 1; at >= 0; at--) {
    good = (days[at]?.grade ?? GRADE.again) >= GRADE.good ? good + 1 : 0;
    if (good === GOOD_DAYS) return days.slice(at);
  }
  return days;
}

function needOf(days: Days, ways: ReturnType<typeof waysFrom>, factsOfStratum: number): Need | null {
  const counted = countOf(sinceGood(days));
  if (counted.answers < FEWEST_ANSWERS) return null;
  if (evidenceFor(counted, ways) < Math.max(factsOfStratum, FEWEST_FACTS) / ERROR) return null;
  return hasMistakes(counted, ways) ? 'mistakes' : 'slow';
}

type Strata = Map<string, Map<FactId, Days>>;

/** The facts of each stratum, by operation. */
function strataOf(facts: ReadonlyMap<FactId, Days>): Iterable<Strata> {
  const operations = new Map<Fact['operation'], Strata>();
  for (const [id, days] of facts) {
    const fact = FACTS.get(id);
    const stratum = stratumOf(fact);
    if (fact === undefined || stratum === null) continue;
    const strata: Strata = operations.get(fact.operation) ?? new Map();
    operations.set(fact.operation, strata);
    const alike = strata.get(stratum) ?? new Map<FactId, Days>();
    strata.set(stratum, alike.set(id, days));
  }
  return operations.values();
}

/**
 * Which facts need work, and in what way (learning, section 1.6). Rare and right: under "like the player's rest" a likelihood ratio is a
 * martingale that begins at 1, whatever is asked next, so the chance that it ever reaches 1/a is at most a, however often one looks (Ville).
 * What was missed may be asked again, then. This is exact where the rest is known; it is estimated, one standard error to the player's
 * favour.
 * @param facts the days of each fact within the window, the oldest first.
 */
export function claims(facts: ReadonlyMap<FactId, Days>): ReadonlyMap<FactId, Need> {
  const found = new Map<FactId, Need>();
  for (const strata of strataOf(facts)) {
    const usual = usualIn([...strata.values()].map((alike) => [...alike.values()].map(countOf)));
    for (const [at, [stratum, alike]] of [...strata].entries()) {
      const ways = waysFrom(usual[at] as Usual);
      for (const [fact, days] of alike) {
        const need = needOf(days, ways, FACTS_OF_STRATUM.get(stratum) ?? 0);
        if (need !== null) found.set(fact, need);
      }
    }
  }
  return found;
}
