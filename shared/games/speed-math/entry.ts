import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const SPEED_MATH = {
  id: 1,
  slug: 'speed-math',
  hue: 'sun',
  flag: null,
  comparable: 'difficulty',
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
