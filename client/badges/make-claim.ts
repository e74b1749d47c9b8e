import { rewardOf, type Badge } from '../../shared/badges/badge.ts';
import { badgeClaimId } from '../../shared/items/badge-claim/kind.ts';
import type { BadgeClaimPayload } from '../../shared/items/badge-claim/payload.ts';
import { noticeReadId } from '../../shared/items/notice-read/kind.ts';
import type { NoticeReadPayload } from '../../shared/items/notice-read/payload.ts';
import { claimTime, type ClaimHost } from '../storage/claim-time.ts';
import { makeItem } from '../storage/hash.ts';
import type { Host } from '../storage/host.ts';
import type { BadgeClaims, MadeClaim } from '../storage/player-store.ts';

/** The version of both payloads. */
const ITEM_VERSION = 1;

/** The claim of a badge that is redeemed now (decisions D13 and D14). */
export async function badgeClaimNow(
  host: ClaimHost,
  { clock, generation }: Pick<BadgeClaims, 'clock' | 'generation'>,
  badge: Pick<Badge, 'id' | 'xp' | 'xpMultiplier'>,
): Promise<MadeClaim> {
  const { atMs, time } = claimTime(host, clock);
  const payload: BadgeClaimPayload = { badge: badge.id, generation, time };
  const item = await makeItem(host, { id: badgeClaimId(payload), kind: 'badge-claim', v: ITEM_VERSION, payload });
  return { item, counts: { badge: { badge: badge.id, generation, xp: rewardOf(badge), atMs, day: time.day } } };
}

/** The claim that says on all devices that the player has read of this badge. */
export async function noticeReadNow(host: Pick<Host, 'sha256'>, { badge, generation }: NoticeReadPayload): Promise<MadeClaim> {
  const payload: NoticeReadPayload = { badge, generation };
  const item = await makeItem(host, { id: noticeReadId(payload), kind: 'notice-read', v: ITEM_VERSION, payload });
  return { item, counts: { notice: payload } };
}
