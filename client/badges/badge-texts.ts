import { rewardOf, type Badge } from '../../shared/badges/badge.ts';
import type { Result } from '../../shared/result.ts';
import { shortTime } from '../words/en/text/time.ts';
import * as ofCards from '../words/en/badges/cards.ts';
import * as ofDialog from '../words/en/badges/dialog.ts';
import * as ofNotice from '../words/en/badges/notice.ts';
import * as ofRedeeming from '../words/en/badges/redeem.ts';
import * as ofWays from '../words/en/badges/way.ts';
import type { BadgeCard, Way } from './badge-cards.ts';
import type { RedeemError } from './redeem.ts';
import type { DescribedBadge } from './described-badge.ts';

/** Which text is said of a badge when. */

/** The last line of a card. */
export function statusText({ badge, state }: Pick<BadgeCard, 'badge' | 'state'>): string {
  switch (state) {
    case 'unlocked':
      return ofCards.unlocked;
    case 'locked':
      return ofCards.levelRequired(badge.requiredLevel);
    case 'undecided':
      return ofCards.waiting;
    case 'ready':
    case 'open':
      return ofCards.clickToCheck;
  }
}

/** How far the player is: "7 of 10 days", "Best 31.2 s, needs 30.0 s", or, once that is reached, "Done: 5.4 s of 30.0 s". */
export function wayText({ of }: Way): string {
  if ('need' in of) return ofWays.counted(of.have, of.need, of.unit);
  const [best, need] = [shortTime(of.bestMs), shortTime(of.needMs)];
  return of.bestMs <= of.needMs ? ofWays.timeReached(best, need) : ofWays.bestTime(best, need);
}

/** What a badge pays: "+100 XP", or "+150 XP (100 × 1.5)" where a multiplier is set. */
export function rewardText(badge: Pick<Badge, 'xp' | 'xpMultiplier'>): string {
  const { xp, xpMultiplier } = badge;
  return xpMultiplier === undefined ? ofDialog.xp(rewardOf(badge)) : ofDialog.multipliedXp(rewardOf(badge), xp, xpMultiplier);
}

/** When it was unlocked (decision D14), or why the redeemed badge does not count. */
export function claimText({ claim }: Pick<BadgeCard, 'claim'>): string | undefined {
  if (!claim) return undefined;
  if (claim.standing === 'waiting') return ofDialog.unconfirmed(claim.day);
  return claim.standing === 'rejected' ? ofDialog.notAccepted(claim.day) : ofDialog.unlockedOn(claim.day);
}

interface ToastText {
  readonly text: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

/** Storage refused. */
export const REDEEM_FAILED: ToastText = { text: ofRedeeming.failed, tone: 'wrong' };

/** The toast of a redeeming (spec 2 §8). */
export function redeemToast({ name }: Pick<DescribedBadge, 'name'>, result: Result<unknown, RedeemError>): ToastText {
  if (result.ok) return { text: ofRedeeming.unlocked(name), tone: 'right' };
  // Its text has a cross of its own.
  if (result.error === 'already_unlocked') return { text: ofRedeeming.alreadyUnlocked, tone: 'plain' };
  return { text: ofRedeeming.notMet, tone: 'wrong' };
}

/** The notice of badges that can be redeemed. */
export const noticeText = ([first, ...others]: readonly Pick<DescribedBadge, 'name'>[]): string =>
  first && others.length === 0 ? ofNotice.earned(first.name) : ofNotice.earnedSeveral(others.length + 1);
