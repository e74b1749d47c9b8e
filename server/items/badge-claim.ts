import { Compile } from 'typebox/compile';
import { isRedeemable, rewardOf } from '../../shared/badges/badge.ts';
import { RedeemedBadge } from '../../shared/items/badge-claim/counted.ts';
import { badgeClaim } from '../../shared/items/badge-claim/kind.ts';
import { BadgeClaimPayload } from '../../shared/items/badge-claim/payload.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { countsAfter } from '../../shared/progress/counted/reset.ts';
import { effectiveEnd } from '../../shared/progress/counted/time.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(BadgeClaimPayload);

interface Grounds {
  readonly badge: string;
  readonly generation: number;
  /** The effective time of the claim (ms) and its civil day: that of unlocking. */
  readonly atMs: number;
  readonly day: number;
}

/**
 * A badge that a player redeems: it holds if the badge's criteria and the player's level allow it (decision D5). One that was claimed
 * before a reset counts nothing, so nothing is asked of it (decision D7).
 */
export const badgeClaimKind: ItemKind<Grounds> = {
  payloads: { 1: BadgeClaimPayload },
  counted: RedeemedBadge,
  check({ id, v, payload }, receivedMs) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    if (!badgeClaim.isIdOf(id, payload)) return { status: 'rejected', code: 'id' };
    const { badge, generation, time } = payload;
    const { endMs, day } = effectiveEnd(time, receivedMs);
    return sound({ badge, generation, atMs: endMs, day });
  },
  decide({ badges, figures, reset }, { badge: id, ...rest }) {
    const badge = badges.get(id);
    if (!badge) return { status: 'deferred', code: 'badge' };
    const counts: Counted = { badge: { badge: id, xp: rewardOf(badge), ...rest } };
    if (countsAfter(reset, counts) && !isRedeemable(badge, figures)) return { status: 'deferred', code: 'criteria' };
    return { status: 'accepted', counts };
  },
};
