import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const MATH_RACE = {
  id: 2,
  slug: 'math-race',
  hue: 'rose',
  flag: null,
  comparable: null,
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
