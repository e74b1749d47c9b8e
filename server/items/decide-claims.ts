import type { BadgeCatalogue } from '../../shared/badges/badge.ts';
import type { Accumulator } from '../../shared/contract/state.ts';
import { accumulatorOf, union } from '../../shared/progress/accumulator.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { foldParts } from '../../shared/progress/parts.ts';
import { totalXp } from '../../shared/progress/view.ts';
import type { Check, Decision, PlayerFacts } from './item-kind.ts';
import { decideItem } from './kinds.ts';

/** A claim that was checked. */
export interface CheckedClaim {
  readonly kind: string;
  readonly check: Check;
}

/** What a decision is made from. */
export const factsOf = (totals: Accumulator, badges: BadgeCatalogue): PlayerFacts => ({
  figures: { level: levelOf(totalXp(totals)), totals },
  badges,
});

/**
 * Decides claims, each of another id, against a state that grows by what they count: one that is accepted may bring the level that
 * another waits for, so those that wait are looked at again until nothing changes. Criteria only ever grow true, so the outcome does
 * not depend on the order.
 * @returns a decision for each claim, in their order.
 */
export function decideClaims(claims: readonly CheckedClaim[], before: Accumulator, badges: BadgeCatalogue): readonly Decision[] {
  let totals = before;
  const decisions: Decision[] = [];
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [i, { kind, check }] of claims.entries()) {
      const earlier = decisions[i];
      if (earlier !== undefined && earlier.status !== 'deferred') continue;
      const decision = decideItem(factsOf(totals, badges), kind, check);
      decisions[i] = decision;
      if (!('counts' in decision) || decision.counts === undefined) continue;
      totals = union(totals, accumulatorOf(foldParts([decision.counts])));
      hasChanged = true;
    }
  }
  return decisions;
}
