import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const NUMBER_PUZZLE = {
  id: 3,
  slug: 'number-puzzle',
  hue: 'violet',
  flag: null,
  comparable: null,
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
