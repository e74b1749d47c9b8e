/** The hues of the games, by the names of the client's tokens. Each game has one; all are of equal lightness. */
export type GameHue = 'sun' | 'leaf' | 'sky' | 'violet' | 'rose' | 'plum' | 'sea' | 'moss';

/** A game, for the catalogue page, the server and the statistics. */
export interface CatalogueGame {
  /** The number in the specification and in tracking (decision G1). 4 is reserved. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly hue: GameHue;
  readonly flag: 'new' | 'viral' | null;
  /**
   * What two answers must share before their times can be compared: the topic, for a table is a table in each mode; the topic and the
   * difficulty, which decides how large the numbers are. Null if the set-up or the course of a game decides that.
   */
  readonly comparable: 'topic' | 'difficulty' | null;
  /** Whether the game is only announced: its card shows 'Coming Soon' and has no link (spec 1 §2). */
  readonly comingSoon: boolean;
  /** Whether this build can play it: its rules are in registry.ts and its screens in client/games. */
  readonly available: boolean;
}

/** A row for a game of this build. */
const game = <const Slug extends string>(
  id: number,
  slug: Slug,
  name: string,
  description: string,
  hue: GameHue,
  flag: CatalogueGame['flag'] = null,
  comparable: CatalogueGame['comparable'] = null,
) => ({ id, slug, name, description, hue, flag, comparable, comingSoon: false, available: true }) as const satisfies CatalogueGame;

/** A row for a game of a later build. */
const announced = <const Slug extends string>(id: number, slug: Slug, name: string, description: string, hue: GameHue) =>
  ({ id, slug, name, description, hue, flag: null, comparable: null, comingSoon: true, available: false }) as const satisfies CatalogueGame;

/** All games, in the order of the catalogue page (spec 1 §2). A game needs a line here to be opened. */
export const CATALOGUE = [
  game(9, 'math-bubble-pop', 'Math Bubble Pop', 'Pick the bubbles that make the target number.', 'sky', 'new'),
  game(1, 'speed-math', 'Speed Math', 'Solve as many problems as you can before time runs out.', 'sun', null, 'difficulty'),
  game(2, 'math-race', 'Math Race', 'Race to the target score, one right answer at a time.', 'rose'),
  game(3, 'number-puzzle', 'Number Puzzle', 'Slide the tiles into order in few moves.', 'violet'),
  game(6, 'multiplication-table', 'Multiplication Table', 'Learn and master the tables from 1 to 12.', 'leaf', null, 'topic'),
  game(5, 'calculator-vs-brain', 'Calculator vs Brain', 'Answer before the calculator does.', 'plum', 'viral', 'difficulty'),
  game(7, 'number-sequence', 'Memory Challenge', 'Remember the numbers and type them back.', 'sea'),
  announced(8, 'math-duel', 'Math Duel', 'Two players, one problem, the faster one wins.', 'moss'),
] as const;

/** A game that this build can play. */
export type PlayableGame = Extract<(typeof CATALOGUE)[number], { readonly available: true }>;
export type PlayableSlug = PlayableGame['slug'];

/** Whether this build can play the game; then it has a page. */
export const isPlayable = (entry: CatalogueGame): entry is CatalogueGame & Pick<PlayableGame, 'slug'> => entry.available;

/** The game with this slug; undefined if the catalogue has none. */
export const gameBySlug = (slug: string): CatalogueGame | undefined => CATALOGUE.find((entry) => entry.slug === slug);
