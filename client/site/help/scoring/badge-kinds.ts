import { BADGES } from '../../../../shared/badges/catalogue/catalogue.ts';
import { RARITIES, type BadgeCategory, type Rarity } from '../../../../shared/badges/catalogue-badge.ts';

const ALL = [...BADGES.values()];

/** One rarity: how many badges it has, and the least level at which they can be redeemed. */
interface RarityRow {
  readonly rarity: Rarity;
  readonly count: number;
  readonly level: number;
}

export const RARITY_ROWS: readonly RarityRow[] = RARITIES.map((rarity) => {
  const those = ALL.filter((badge) => badge.rarity === rarity);
  return { rarity, count: those.length, level: Math.min(...those.map(({ requiredLevel }) => requiredLevel)) };
});

const CATEGORIES = ['game_specific', 'level', 'streak', 'accuracy', 'practice', 'challenge'] as const satisfies readonly BadgeCategory[];

/** What badges are about, with the number of each. */
export const CATEGORY_ROWS = CATEGORIES.map((category) => ({
  category,
  count: ALL.filter((badge) => badge.category === category).length,
}));

/** What each badge pays (decision D4). */
export const BADGE_REWARD = Math.max(...ALL.map(({ xp }) => xp));
