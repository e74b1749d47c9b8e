import type { CatalogueGame } from '../kit/catalogue-game.ts';

export const CALCULATOR_VS_BRAIN = {
  id: 5,
  slug: 'calculator-vs-brain',
  hue: 'plum',
  flag: 'viral',
  comparable: 'difficulty',
  comingSoon: false,
  available: true,
} as const satisfies CatalogueGame;
