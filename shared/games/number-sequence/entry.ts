import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const NUMBER_SEQUENCE = {
  id: 7,
  slug: 'number-sequence',
  name: 'Memory Challenge',
  description: 'Remember the numbers and type them back.',
  hue: 'sea',
  flag: null,
  comparable: null,
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
