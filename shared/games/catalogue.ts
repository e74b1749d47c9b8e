/** A game as the catalogue, the server and the statistics know it. */
export interface CatalogueGame {
  /** The number in the specification and in tracking (decision G1). 4 is reserved. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly flag: 'new' | 'viral' | null;
  /** Announced for later: shows 'Coming Soon' and is not linked (spec 1 §2). */
  readonly comingSoon: boolean;
  /** Whether this build can play it: its rules are in registry.ts and its screens in client/games. */
  readonly available: boolean;
}

const game = (
  id: number,
  slug: string,
  name: string,
  description: string,
  state: Partial<Pick<CatalogueGame, 'flag' | 'comingSoon' | 'available'>> = {},
): CatalogueGame => ({ id, slug, name, description, flag: null, comingSoon: false, available: false, ...state });

/** All games, in the order of the catalogue page (spec 1 §2). A game becomes playable by its `available` here. */
export const CATALOGUE: readonly CatalogueGame[] = [
  game(9, 'math-bubble-pop', 'Math Bubble Pop', 'Pick the bubbles that make the target number.', { flag: 'new', available: true }),
  game(1, 'speed-math', 'Speed Math', 'Solve as many problems as you can before time runs out.', { available: true }),
  game(2, 'math-race', 'Math Race', 'Race to the target score, one right answer at a time.', { available: true }),
  game(3, 'number-puzzle', 'Number Puzzle', 'Slide the tiles into order in few moves.', { available: true }),
  game(6, 'multiplication-table', 'Multiplication Table', 'Learn and master the tables from 1 to 12.', { available: true }),
  game(5, 'calculator-vs-brain', 'Calculator vs Brain', 'Answer before the calculator does.', { flag: 'viral', available: true }),
  game(7, 'number-sequence', 'Memory Challenge', 'Remember the numbers and type them back.', { available: true }),
  game(8, 'math-duel', 'Math Duel', 'Two players, one problem, the faster one wins.', { comingSoon: true }),
];

export const gameBySlug = (slug: string): CatalogueGame | undefined => CATALOGUE.find((entry) => entry.slug === slug);
