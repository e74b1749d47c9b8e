import { rewardOf, type Badge } from '../../shared/badges/badge.ts';
import type { Result } from '../../shared/result.ts';
import { dayInYear } from '../text/day.ts';
import { amount, wholeNumber } from '../text/number.ts';
import { shortTime } from '../text/time.ts';
import type { BadgeCard, Filter, Way } from './badge-cards.ts';
import type { RedeemError } from './redeem.ts';
import type { DescribedBadge } from './described-badge.ts';

/** The texts of badges: those of spec 2 §2 and §8 to the letter. */

export const FILTER_LABELS: { readonly [filter in Filter]: string } = {
  all: 'All',
  unlocked: 'Unlocked',
  locked: 'Locked',
  common: 'Common',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
};

/** The last line of a card. */
export function statusText({ badge, state }: Pick<BadgeCard, 'badge' | 'state'>): string {
  switch (state) {
    case 'unlocked':
      return 'Unlocked';
    case 'locked':
      return `Level ${wholeNumber(badge.requiredLevel)} required`;
    case 'undecided':
      return 'Waiting';
    case 'ready':
    case 'open':
      return 'Click to check requirements';
  }
}

/** How far the player is: "7 of 10 days", "Best 31.2 s, needs 30.0 s", or, once that is reached, "Done: 5.4 s of 30.0 s". */
export function wayText({ of }: Way): string {
  if ('need' in of) return `${wholeNumber(of.have)} of ${wholeNumber(of.need)} ${of.unit}`;
  const [best, need] = [shortTime(of.bestMs), shortTime(of.needMs)];
  return of.bestMs <= of.needMs ? `Done: ${best} of ${need}` : `Best ${best}, needs ${need}`;
}

/** What a badge pays: "+100 XP", or "+150 XP (100 × 1.5)" where a multiplier is set. */
export function rewardText(badge: Pick<Badge, 'xp' | 'xpMultiplier'>): string {
  const reward = `+${wholeNumber(rewardOf(badge))} XP`;
  const { xp, xpMultiplier } = badge;
  return xpMultiplier === undefined ? reward : `${reward} (${wholeNumber(xp)} × ${xpMultiplier})`;
}

/** Why the badge cannot be redeemed at this level: "Need 2 more levels". */
export const levelsText = (missing: number): string => `Need ${amount(missing, 'more level')}`;

/** When it was unlocked (decision D14), or why the redeemed badge does not count. */
export function claimText({ claim }: Pick<BadgeCard, 'claim'>): string | undefined {
  if (!claim) return undefined;
  const date = dayInYear(claim.day);
  if (claim.standing === 'waiting') return `Redeemed on ${date}. The server cannot confirm it yet; until then it does not count.`;
  if (claim.standing === 'rejected') return `Redeemed on ${date}, but the server did not accept it.`;
  return `Unlocked on ${date}`;
}

interface ToastText {
  readonly text: string;
  readonly tone: 'plain' | 'right' | 'wrong';
}

/** Storage refused. */
export const REDEEM_FAILED: ToastText = { text: 'Failed to redeem badge', tone: 'wrong' };

/** The toast of a redeeming (spec 2 §8). */
export function redeemToast({ name }: Pick<DescribedBadge, 'name'>, result: Result<unknown, RedeemError>): ToastText {
  if (result.ok) return { text: `Badge "${name}" unlocked!`, tone: 'right' };
  // Its text has a cross of its own.
  if (result.error === 'already_unlocked') return { text: '❌ Badge already unlocked!', tone: 'plain' };
  return { text: 'Requirements not met for this badge!', tone: 'wrong' };
}

/** The notice of badges that can be redeemed; short, for it has to fit in one line beside its buttons. */
export const noticeText = (badges: readonly Pick<DescribedBadge, 'name'>[]): string =>
  badges.length === 1 ? `You earned "${badges[0]?.name}"` : `You earned ${amount(badges.length, 'badge')}`;
