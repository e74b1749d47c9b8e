import type { GameHue } from '../games/kit/catalogue-game.ts';
import type { Rarity } from './catalogue-badge.ts';

/** The hue of a rarity, of its medals, and of the reverse of its sheets. */
export const RARITY_HUE: { readonly [rarity in Rarity]: GameHue } = {
  common: 'leaf',
  rare: 'sea',
  epic: 'violet',
  legendary: 'sun',
  mythic: 'rose',
};
