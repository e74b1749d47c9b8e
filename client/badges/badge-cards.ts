import { isRedeemable } from '../../shared/badges/badge.ts';
import { BADGE_XP } from '../../shared/badges/catalogue/catalogue.ts';
import { RARITIES } from '../../shared/badges/catalogue-badge.ts';
import type { BadgeFigures } from '../../shared/badges/figures.ts';
import { progressTo } from '../../shared/badges/progress.ts';
import type { BadgeClaim, BadgeClaims } from '../storage/player-store.ts';
import { BADGES, type DescribedBadge } from './described-badge.ts';

/**
 * Where a player is with a badge. `ready`: it can be redeemed now. `open`: the level is high enough, and something is still to be done.
 * `locked`: the level is too low. `undecided`: redeemed, but the server cannot decide it yet or has refused it, so it does not count.
 */
export type BadgeState = 'unlocked' | 'ready' | 'open' | 'locked' | 'undecided';

/** How far a player is with what a badge asks for. */
export interface Way {
  /** `count`: so many of so many. `time`: the best time so far, and the time that is asked for, in ms. */
  readonly of:
    | { readonly have: number; readonly need: number; readonly unit: string }
    | { readonly bestMs: number; readonly needMs: number };
  /** From 0 to 1, for a bar; 1 only when it is done. */
  readonly share: number;
}

/** A badge as its player sees it. */
export interface BadgeCard {
  readonly badge: DescribedBadge;
  readonly state: BadgeState;
  /** How many levels are missing to the one that it requires. */
  readonly missingLevels: number;
  /** Absent once it was redeemed, and where there is nothing to count: a single thing that is not done yet. */
  readonly way?: Way;
  /** Present once it was redeemed. */
  readonly claim?: BadgeClaim;
}

/** The badges that can be redeemed now, in the order of the catalogue. */
export const readyBadges = ({ claims }: Pick<BadgeClaims, 'claims'>, figures: BadgeFigures): readonly DescribedBadge[] =>
  [...BADGES.values()].filter((badge) => !claims.has(badge.id) && isRedeemable(badge, figures));

/** All badges: those that can be redeemed first, the others by required level and category (spec 2 §7, "Data reads"). */
export function badgeCards({ claims }: Pick<BadgeClaims, 'claims'>, figures: BadgeFigures): readonly BadgeCard[] {
  const cards = [...BADGES.values()].map((badge) => cardOf(badge, claims.get(badge.id), figures));
  return [...cards.filter(({ state }) => state === 'ready'), ...cards.filter(({ state }) => state !== 'ready')];
}

function cardOf(badge: DescribedBadge, claim: BadgeClaim | undefined, figures: BadgeFigures): BadgeCard {
  const missingLevels = Math.max(0, badge.requiredLevel - figures.level);
  if (claim) {
    const state = claim.standing === 'kept' || claim.standing === 'accepted' ? 'unlocked' : 'undecided';
    return { badge, state, missingLevels, claim };
  }
  const way = wayTo(badge, figures);
  return { badge, state: stateOf(badge, missingLevels, figures), missingLevels, ...(way && { way }) };
}

function stateOf(badge: DescribedBadge, missingLevels: number, figures: BadgeFigures): BadgeState {
  if (missingLevels > 0) return 'locked';
  return isRedeemable(badge, figures) ? 'ready' : 'open';
}

function wayTo(badge: DescribedBadge, figures: BadgeFigures): Way | undefined {
  const { have, need, bestMs } = progressTo(badge, figures);
  const [only] = badge.criteria;
  if (bestMs !== undefined && only && 'atMostMs' in only) {
    return { of: { bestMs, needMs: only.atMostMs }, share: Math.min(1, only.atMostMs / Math.max(1, bestMs)) };
  }
  return need > 1 ? { of: { have, need, unit: badge.unit }, share: have / need } : undefined;
}

/** The unlocked ones, the one that was redeemed last first. */
export const latestUnlocked = (cards: readonly BadgeCard[]): readonly BadgeCard[] =>
  cards.filter(({ state }) => state === 'unlocked').sort((a, b) => (b.claim?.atMs ?? 0) - (a.claim?.atMs ?? 0));

/** The filter row (spec 2 §2, Badges). */
export const FILTERS = ['all', 'unlocked', 'locked', ...RARITIES] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a card passes the filter; what was not redeemed, or does not count, is locked. */
export function passes({ badge, state }: Pick<BadgeCard, 'badge' | 'state'>, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unlocked' || filter === 'locked') return (state === 'unlocked') === (filter === 'unlocked');
  return badge.rarity === filter;
}

/** The three figures above the cards. */
interface Collection {
  readonly collected: number;
  readonly total: number;
  readonly xp: number;
  /** In whole percent. */
  readonly rate: number;
}

/** Badge XP is the count times 100 (decision D4). */
export function collectionOf(cards: readonly Pick<BadgeCard, 'state'>[]): Collection {
  const collected = cards.filter(({ state }) => state === 'unlocked').length;
  return { collected, total: cards.length, xp: collected * BADGE_XP, rate: Math.round((100 * collected) / Math.max(1, cards.length)) };
}
