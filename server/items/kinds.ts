import type { ItemKind as KindName } from '../../shared/contract/sync.ts';
import { activityKind } from './activity.ts';
import { badgeClaimKind } from './badge-claim.ts';
import type { Check, CheckItem, Decision, ItemKind, PlayerFacts } from './item-kind.ts';
import { noticeReadKind } from './notice-read.ts';
import { rewardClaimKind } from './reward-claim.ts';
import { sessionKind } from './session.ts';

/** A kind whose grounds nobody outside looks into: what its check made goes to its own decision, and nowhere else. */
interface OpaqueKind {
  readonly check: CheckItem;
  decide(facts: PlayerFacts, grounds: unknown): Decision;
}

const opaque = <Grounds>(kind: ItemKind<Grounds>): OpaqueKind => ({
  check: (item, receivedMs) => kind.check(item, receivedMs),
  decide: (facts, grounds) => kind.decide(facts, grounds as Grounds),
});

const KINDS: { readonly [kind in KindName]: OpaqueKind } = {
  session: opaque(sessionKind),
  activity: opaque(activityKind),
  'badge-claim': opaque(badgeClaimKind),
  'reward-claim': opaque(rewardClaimKind),
  'notice-read': opaque(noticeReadKind),
};

const kindOf = (kind: string): OpaqueKind | undefined => (Object.hasOwn(KINDS, kind) ? KINDS[kind as KindName] : undefined);

/** Checks any item. What a newer client sends is told "later", never "no" (P10). */
export const checkItem: CheckItem = (item, receivedMs) =>
  kindOf(item.kind)?.check(item, receivedMs) ?? { status: 'deferred', code: 'kind' };

/** Decides a checked item under the player's lock; what its check has settled stays settled. */
export function decideItem(facts: PlayerFacts, kind: string, check: Check): Decision {
  if (check.status !== 'sound') return check;
  return kindOf(kind)?.decide(facts, check.grounds) ?? { status: 'deferred', code: 'kind' };
}
