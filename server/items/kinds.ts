import { Type } from 'typebox';
import type { CountedClaim } from '../../shared/progress/counted/counted.ts';
import { kindRule, type ItemKind as KindName } from '../../shared/items/kinds.ts';
import { activityKind } from './activity.ts';
import { badgeClaimKind } from './badge-claim.ts';
import type { Check, CheckItem, Decision, ItemKind, PlayerFacts } from './item-kind.ts';
import { noticeReadKind } from './notice-read.ts';
import { preferenceKind } from './preference.ts';
import { rewardClaimKind } from './reward-claim.ts';
import { sessionKind } from './session.ts';

/** A kind whose grounds nobody outside looks into: what its check made goes to its own decision, and nowhere else. */
interface OpaqueKind extends Pick<ItemKind<unknown>, 'payloads' | 'counted'> {
  readonly check: CheckItem;
  decide(facts: PlayerFacts, grounds: unknown): Decision;
}

const opaque = <Grounds>(kind: ItemKind<Grounds>): OpaqueKind => ({
  payloads: kind.payloads,
  ...(kind.counted && { counted: kind.counted }),
  check: (item, receivedMs) => kind.check(item, receivedMs),
  decide: (facts, grounds) => kind.decide(facts, grounds as Grounds),
});

const KINDS: { readonly [kind in KindName]: OpaqueKind } = {
  session: opaque(sessionKind),
  activity: opaque(activityKind),
  'badge-claim': opaque(badgeClaimKind),
  'reward-claim': opaque(rewardClaimKind),
  'notice-read': opaque(noticeReadKind),
  preference: opaque(preferenceKind),
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

/** Each version of each kind with the schema of its payload, for the description of the API. */
export const PAYLOADS = Object.entries(KINDS).flatMap(([kind, { payloads }]) =>
  Object.entries(payloads).map(([version, payload]) => ({ kind, version: Number(version), payload })),
);

/** What items other than sessions count as, one schema a kind. */
export const CountedClaims = Type.Unsafe<CountedClaim>(
  Type.Union(
    Object.entries(KINDS).flatMap(([kind, { counted }]) => {
      const name = kindRule(kind)?.counts?.name;
      return counted && name !== undefined ? [Type.Object({ [name]: counted })] : [];
    }),
  ),
);
