import { isRedeemable, rewardOf, type Badge } from '../../shared/badges/badge.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ClaimHost } from '../storage/claim-time.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { badgeFigures, progressToday } from './badge-figures.ts';
import { badgeClaimNow, noticeReadNow } from './make-claim.ts';

/** What redeeming needs: the device, and the store of the player. */
export interface RedeemDeps {
  readonly host: ClaimHost;
  readonly store: Pick<PlayerStore, 'badgeClaims' | 'claim'>;
}

export interface Redeemed {
  /** The level that the badge's XP brought, if it brought one. */
  readonly level?: number;
}

/** `already_unlocked`: another tab or device has redeemed it, or its claim waits for the server. */
export type RedeemError = 'already_unlocked' | 'requirements_not_met';

/**
 * Redeems a badge: it counts at once, with or without a network, and once (decisions D5 and D6).
 * @throws StorageFailure if the device refuses; nothing has happened then.
 */
export async function redeemBadge({ host, store }: RedeemDeps, badge: Badge): Promise<Result<Redeemed, RedeemError>> {
  const read = await store.badgeClaims();
  if (read.claims.has(badge.id)) return fail('already_unlocked');
  const before = progressToday(host, read);
  if (!isRedeemable(badge, badgeFigures(read, before))) return fail('requirements_not_met');
  if (!(await store.claim(await badgeClaimNow(host, read, badge)))) return fail('already_unlocked');
  const level = levelOf(before.totalXp + rewardOf(badge));
  return ok(level > before.level ? { level } : {});
}

/** Notes that the player has read that these badges can be redeemed. It may be repeated. @throws StorageFailure */
export async function readNotices({ host, store }: RedeemDeps, badges: readonly string[]): Promise<void> {
  const { generation } = await store.badgeClaims();
  for (const badge of badges) await store.claim(await noticeReadNow(host, { badge, generation }));
}
