import { FACTS, type Fact, type FactId } from './facts.ts';
import type { Memory } from './known-fact.ts';

/** So many answers in an operation say where to begin in it. */
const ENOUGH = 10;

/** Where most answers are right, and some are not: a run climbs from there. */
const WANTED = 0.8;

/** Of rungs that are as near to that the lowest is taken: it is sooner left than one that is too hard. */
const AS_NEAR = 0.05;

/** Of what a rung asks so much must have been asked before: a class of larger problems would else be guessed from the small ones. */
const SHARE_ASKED = 0.25;

/**
 * The rung on which a player is right as often as is wanted, of those that memory has evidence for and the next one above (learning,
 * section 4). Undefined where there is too little evidence.
 * @param rungs what each of them asks, the easiest first: facts, each as often as it is asked.
 * @returns from 1 on.
 */
export function fittingRung({ facts }: Memory, rungs: readonly (readonly FactId[])[]): number | undefined {
  const known = new Map(facts.map((each) => [each.fact, each]));
  const answers = new Map<Fact['operation'] | undefined, number>();
  for (const each of facts) {
    const operation = FACTS.get(each.fact)?.operation;
    answers.set(operation, (answers.get(operation) ?? 0) + each.answers);
  }
  const operations = new Set(rungs.flat().map((fact) => FACTS.get(fact)?.operation));
  if ([...operations].some((operation) => (answers.get(operation) ?? 0) < ENOUGH)) return undefined;
  const meanOf = (asked: readonly FactId[], value: (fact: FactId) => number): number =>
    asked.reduce((sum, fact) => sum + value(fact), 0) / asked.length;
  const wasAsked = (fact: FactId): number => Number((known.get(fact)?.answers ?? 0) > 0);
  const hasEvidence = rungs.map((asked) => meanOf(asked, wasAsked) >= SHARE_ASKED);
  const highest = hasEvidence.lastIndexOf(true);
  if (highest < 0) return undefined;
  const apart = rungs.map((asked, i) =>
    hasEvidence[i] || i === highest + 1 ? Math.abs(meanOf(asked, (fact) => known.get(fact)?.chance ?? 0) - WANTED) : Infinity,
  );
  const nearest = Math.min(...apart) + AS_NEAR;
  return apart.findIndex((each) => each <= nearest) + 1;
}
