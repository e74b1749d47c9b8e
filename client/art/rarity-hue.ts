import type { Rarity } from '../../shared/badges/described-badge.ts';
import type { GameHue } from '../../shared/games/catalogue.ts';

/** The hue of a rarity, for `data-hue`: of its medals, and of the reverse of its sheets. */
export const RARITY_HUE: { readonly [rarity in Rarity]: GameHue } = {
  common: 'leaf',
  rare: 'sea',
  epic: 'violet',
  legendary: 'sun',
  mythic: 'rose',
};
