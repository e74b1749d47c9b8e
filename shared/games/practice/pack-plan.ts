import { packPlan as packAnyPlan } from '../../memory/pack-plan.ts';
import { STANDINGS, type PlannedFact } from './v1/plan-text.ts';

/** A plan as the text of a configuration. */
export const packPlan = (facts: readonly PlannedFact[]): string =>
  packAnyPlan(facts.map((each) => ({ ...each, standing: STANDINGS.indexOf(each.standing) })));
