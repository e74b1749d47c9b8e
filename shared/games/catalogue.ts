import { CALCULATOR_VS_BRAIN } from './calculator-vs-brain/entry.ts';
import type { CatalogueGame } from './kit/catalogue-game.ts';
import { MATH_BUBBLE_POP } from './math-bubble-pop/entry.ts';
import { MATH_RACE } from './math-race/entry.ts';
import { MULTIPLICATION_TABLE } from './multiplication-table/entry.ts';
import { NUMBER_PUZZLE } from './number-puzzle/entry.ts';
import { NUMBER_SEQUENCE } from './number-sequence/entry.ts';
import { PRACTICE } from './practice/entry.ts';
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

/** Every game, those on offer first. A game needs its place here to be opened. */
export const GAMES = [
  MATH_BUBBLE_POP,
  SPEED_MATH,
  MATH_RACE,
  NUMBER_PUZZLE,
  MULTIPLICATION_TABLE,
  CALCULATOR_VS_BRAIN,
  NUMBER_SEQUENCE,
  MATH_DUEL,
  PRACTICE,
] as const;

type ListedGame = Exclude<(typeof GAMES)[number], { readonly listed: false }>;

/** The games on offer, in the order of the catalogue page (spec 1 §2). */
export const CATALOGUE = GAMES.filter((game): game is ListedGame => !('listed' in game));

/** A game on offer that this build can play. */
export type PlayableGame = Extract<ListedGame, { readonly available: true }>;
export type PlayableSlug = PlayableGame['slug'];

/** Whether the game is on offer and this build can play it; then it has a page among the games, with a set-up that links fill in. */
export const isPlayable = (entry: CatalogueGame): entry is CatalogueGame & Pick<PlayableGame, 'slug'> =>
  entry.available && entry.listed !== false;

/** The game with this slug, on offer or not; undefined if there is none. */
export const gameBySlug = (slug: string): CatalogueGame | undefined => GAMES.find((entry) => entry.slug === slug);

/** A game on offer that has a page. */
export type GameOnOffer = CatalogueGame & Pick<PlayableGame, 'slug'>;

/** A game that this build can play, on offer or not. */
export type OpenableSlug = Extract<(typeof GAMES)[number], { readonly available: true }>['slug'];

/** Whether this build can play the game, on offer or not; then it has a page. */
export const isOpenable = (entry: CatalogueGame): entry is CatalogueGame & { readonly slug: OpenableSlug } => entry.available;
