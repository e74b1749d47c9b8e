import type { Rarity } from '../../../shared/badges/catalogue-badge.ts';

/** How rare a badge is. */
export const rarities: { readonly [rarity in Rarity]: string } = {
  common: 'common',
  rare: 'rare',
  epic: 'epic',
  legendary: 'legendary',
  mythic: 'mythic',
};
