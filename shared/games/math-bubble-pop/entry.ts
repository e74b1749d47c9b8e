import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const MATH_BUBBLE_POP = {
  id: 9,
  slug: 'math-bubble-pop',
  hue: 'sky',
  flag: 'new',
  comparable: null,
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
