import type { Figures } from '../progress/figures.ts';

/** What a badge's criteria read. All of it only grows, until a reset: so a badge that was earned stays earned. */
export interface BadgeFigures {
  readonly level: number;
  readonly progress: Figures;
}

/** A badge as data says it (spec 1 §3, badges). */
export interface Badge {
  readonly id: string;
  /** The least level at which it can be redeemed. */
  readonly requiredLevel: number;
  /** Paid once, when it is redeemed (decision D4). */
  readonly xp: number;
  /** Whether the criteria hold. Monotone: counts, maxima, the longest streak; nothing that can shrink. */
  isEarned(figures: BadgeFigures): boolean;
}

/** The badges that a build knows, by id. */
export type BadgeCatalogue = ReadonlyMap<string, Badge>;

/** No badge is known yet: every claim of one waits (P10). */
export const NO_BADGES: BadgeCatalogue = new Map();

/** Whether a badge can be redeemed now. */
export const isRedeemable = (badge: Badge, figures: BadgeFigures): boolean =>
  figures.level >= badge.requiredLevel && badge.isEarned(figures);
