import { someFigures } from '../../shared/progress/figures.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { foldAfter, unionParts, type Parts } from '../../shared/progress/parts.ts';
import { totalXp, VIEW_FOLDS } from '../../shared/progress/view.ts';
import type { Check, Decision, PlayerFacts } from './item-kind.ts';
import { decideItem } from './kinds.ts';

/** A claim that was checked. */
interface CheckedClaim {
  readonly kind: string;
  readonly check: Check;
}

/** What a player brings to a decision besides the figures. */
type Terms = Omit<PlayerFacts, 'figures'>;

/** What a decision is made from. */
export function factsOf(parts: Parts, terms: Terms): PlayerFacts {
  const progress = someFigures(parts, VIEW_FOLDS);
  return { figures: { level: levelOf(totalXp(progress)), progress }, ...terms };
}

/**
 * Decides claims, each of another id, against a state that grows by what they count: one that is accepted may bring the level that
 * another waits for, so those that wait are looked at again until nothing changes. Criteria only ever grow true, so the outcome does
 * not depend on the order.
 * @returns a decision for each claim, in their order.
 */
export function decideClaims(claims: readonly CheckedClaim[], before: Parts, terms: Terms): readonly Decision[] {
  let parts = before;
  let facts = factsOf(parts, terms);
  const decisions: Decision[] = [];
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [i, { kind, check }] of claims.entries()) {
      const earlier = decisions[i];
      if (earlier !== undefined && earlier.status !== 'deferred') continue;
      const decision = decideItem(facts, kind, check);
      decisions[i] = decision;
      if (!('counts' in decision) || decision.counts === undefined) continue;
      parts = unionParts(parts, foldAfter(terms.reset, [decision.counts]));
      facts = factsOf(parts, terms);
      hasChanged = true;
    }
  }
  return decisions;
}
