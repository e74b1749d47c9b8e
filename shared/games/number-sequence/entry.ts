import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const NUMBER_SEQUENCE = {
  id: 7,
  slug: 'number-sequence',
  hue: 'sea',
  flag: null,
  comparable: null,
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
