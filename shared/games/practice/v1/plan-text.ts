import { FACTS, type FactId } from '../../../memory/facts.ts';
import { readPlan as readAnyPlan, type PlannedFact as AnyPlannedFact } from '../../../memory/plan-text.ts';

/**
 * How a fact stands before the run. `new`: it is shown before it is asked. `due`: it is to be right today. `named`: it needs work. `learning`
 * and `firm`: it is not due yet. `unmet`: it was never asked, and is asked without being shown: it is a rule, or is taken to be known.
 */
export const STANDINGS = ['new', 'due', 'named', 'learning', 'firm', 'unmet'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A fact of a plan, as the device found it in its memory. */
export interface PlannedFact extends Omit<AnyPlannedFact, 'standing'> {
  readonly standing: Standing;
}

/** So many facts make a plan of a whole sitting. */
export const MOST_PLANNED = 80;

/** What can be asked: sums and rules. A class has no problems of its own. */
const isAsked = (fact: FactId): boolean => (FACTS.get(fact)?.kind ?? 'class') !== 'class';

/** The facts of a plan; null for a text that is none: with a fact that this build does not know, or the same fact twice. */
export function readPlan(text: string): readonly PlannedFact[] | null {
  const facts = readAnyPlan(text, MOST_PLANNED, isAsked);
  const known = facts?.flatMap((each): readonly PlannedFact[] => {
    const standing = STANDINGS[each.standing];
    return standing === undefined ? [] : [{ ...each, standing }];
  });
  return known && known.length === facts?.length ? known : null;
}
