import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const PRACTICE = {
  id: 10,
  slug: 'practice',
  hue: 'jade',
  flag: null,
  comparable: null,
  comingSoon: false,
  available: true,
  listed: false,
} as const satisfies CatalogueGame;
