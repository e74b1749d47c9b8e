import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const MULTIPLICATION_TABLE = {
  id: 6,
  slug: 'multiplication-table',
  hue: 'leaf',
  flag: null,
  comparable: 'topic',
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
