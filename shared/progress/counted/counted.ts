import type { ClaimedReward, ReadNotice, RedeemedBadge, SessionSummary } from '../../contract/state.ts';
import { badgeClaimId } from '../../items/badge-claim/kind.ts';
import { noticeReadId } from '../../items/notice-read/kind.ts';
import { rewardClaimId } from '../../items/reward-claim/kind.ts';

/** What an accepted item counts as: all that folds read, and what is listed to all devices. An item of another kind counts for nothing. */
export type Counted = { readonly session: SessionSummary } | CountedClaim;

/** What an accepted claim counts as. */
export type CountedClaim = { readonly badge: RedeemedBadge } | { readonly reward: ClaimedReward } | { readonly notice: ReadNotice };

/** The id of the item that counts so. */
export function countedId(item: Counted): string {
  if ('session' in item) return item.session.id;
  if ('badge' in item) return badgeClaimId(item.badge);
  return 'reward' in item ? rewardClaimId(item.reward) : noticeReadId(item.notice);
}

/** The generation of resets in which something was claimed. */
export function generationOf(claim: CountedClaim): number {
  if ('badge' in claim) return claim.badge.generation;
  return 'reward' in claim ? claim.reward.generation : claim.notice.generation;
}
