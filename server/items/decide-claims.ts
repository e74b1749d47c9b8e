import type { BadgeCatalogue } from '../../shared/badges/badge.ts';
import { figuresOf } from '../../shared/progress/figures.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { foldParts, unionParts, type Parts } from '../../shared/progress/parts.ts';
import { totalXp } from '../../shared/progress/view.ts';
import type { Check, Decision, PlayerFacts } from './item-kind.ts';
import { decideItem } from './kinds.ts';

/** A claim that was checked. */
export interface CheckedClaim {
  readonly kind: string;
  readonly check: Check;
}

/** What a decision is made from. */
export function factsOf(parts: Parts, badges: BadgeCatalogue): PlayerFacts {
  const progress = figuresOf(parts);
  return { figures: { level: levelOf(totalXp(progress)), progress }, badges };
}

/**
 * Decides claims, each of another id, against a state that grows by what they count: one that is accepted may bring the level that
 * another waits for, so those that wait are looked at again until nothing changes. Criteria only ever grow true, so the outcome does
 * not depend on the order.
 * @returns a decision for each claim, in their order.
 */
export function decideClaims(claims: readonly CheckedClaim[], before: Parts, badges: BadgeCatalogue): readonly Decision[] {
  let parts = before;
  const decisions: Decision[] = [];
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [i, { kind, check }] of claims.entries()) {
      const earlier = decisions[i];
      if (earlier !== undefined && earlier.status !== 'deferred') continue;
      const decision = decideItem(factsOf(parts, badges), kind, check);
      decisions[i] = decision;
      if (!('counts' in decision) || decision.counts === undefined) continue;
      parts = unionParts(parts, foldParts([decision.counts]));
      hasChanged = true;
    }
  }
  return decisions;
}
