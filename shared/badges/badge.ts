import { holds, type Criterion } from './criteria.ts';
import type { BadgeFigures } from './figures.ts';

/** What decides whether a badge can be redeemed, and what it pays (spec 1 §3, badges). */
export interface Badge {
  readonly id: string;
  /** The least level at which it can be redeemed. */
  readonly requiredLevel: number;
  /** XP before the multiplier: an integer. */
  readonly xp: number;
  /** Scales the XP where it is set (decision D4). */
  readonly xpMultiplier?: number;
  /** All of them must hold. */
  readonly criteria: readonly Criterion[];
}

/** The badges that a build knows, by id. */
export type BadgeCatalogue = ReadonlyMap<string, Badge>;

/** No badge is known yet: every claim of one waits (P10). */
export const NO_BADGES: BadgeCatalogue = new Map();

/** The XP that a badge pays once, when it is redeemed: a whole number (decision D4). */
export const rewardOf = ({ xp, xpMultiplier = 1 }: Pick<Badge, 'xp' | 'xpMultiplier'>): number => Math.round(xp * xpMultiplier);

/** Whether the criteria hold. Once they do, they do until a reset. */
export const isEarned = ({ criteria }: Pick<Badge, 'criteria'>, figures: BadgeFigures): boolean =>
  criteria.every((criterion) => holds(criterion, figures));

/** Whether a badge can be redeemed now. */
export const isRedeemable = (badge: Badge, figures: BadgeFigures): boolean =>
  figures.level >= badge.requiredLevel && isEarned(badge, figures);
