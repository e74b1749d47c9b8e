import { CALCULATOR_VS_BRAIN } from './calculator-vs-brain/entry.ts';
import type { CatalogueGame } from './kit/catalogue-game.ts';
import { MATH_BUBBLE_POP } from './math-bubble-pop/entry.ts';
import { MATH_RACE } from './math-race/entry.ts';
import { MULTIPLICATION_TABLE } from './multiplication-table/entry.ts';
import { NUMBER_PUZZLE } from './number-puzzle/entry.ts';
import { NUMBER_SEQUENCE } from './number-sequence/entry.ts';
import { SPEED_MATH } from './speed-math/entry.ts';

/** Only announced. */
const MATH_DUEL = {
  id: 8,
  slug: 'math-duel',
  hue: 'moss',
  flag: null,
  comparable: null,
  comingSoon: true,
  available: false,
} as const satisfies CatalogueGame;

/** All games, in the order of the catalogue page (spec 1 §2). A game needs its place here to be opened. */
export const CATALOGUE = [
  MATH_BUBBLE_POP,
  SPEED_MATH,
  MATH_RACE,
  NUMBER_PUZZLE,
  MULTIPLICATION_TABLE,
  CALCULATOR_VS_BRAIN,
  NUMBER_SEQUENCE,
  MATH_DUEL,
] as const;

/** A game that this build can play. */
export type PlayableGame = Extract<(typeof CATALOGUE)[number], { readonly available: true }>;
export type PlayableSlug = PlayableGame['slug'];

/** Whether this build can play the game; then it has a page. */
export const isPlayable = (entry: CatalogueGame): entry is CatalogueGame & Pick<PlayableGame, 'slug'> => entry.available;

/** The game with this slug; undefined if the catalogue has none. */
export const gameBySlug = (slug: string): CatalogueGame | undefined => CATALOGUE.find((entry) => entry.slug === slug);
