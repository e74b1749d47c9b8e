import type { GameSlug } from './game-mark.tsx';

/** How a game is offered: `open` can be played, `soon` is being built, `later` is the announced duel ('Coming Soon'). */
export type Availability = 'open' | 'soon' | 'later';

export interface GameCardData {
  readonly slug: GameSlug;
  readonly name: string;
  /** What one does in it, in one line. */
  readonly line: string;
  readonly flag?: 'New' | 'Viral';
  readonly availability: Availability;
}

/** What the cards say, in the catalogue's order (spec 1 §2, /games). */
export const gameCards: readonly GameCardData[] = [
  {
    slug: 'math-bubble-pop',
    name: 'Math Bubble Pop',
    line: 'Pick the bubbles that make the target. Three lives, and the levels climb.',
    flag: 'New',
    availability: 'soon',
  },
  { slug: 'speed-math', name: 'Speed Math', line: 'As many sums as you can against the clock, from one digit to four.', availability: 'open' },
  { slug: 'math-race', name: 'Math Race', line: 'Choose a range and a target. Every right answer is a step.', availability: 'soon' },
  { slug: 'number-puzzle', name: 'Number Puzzle', line: 'Slide the tiles into order, in few moves and little time.', availability: 'soon' },
  {
    slug: 'multiplication-table',
    name: 'Multiplication Table',
    line: 'Four ways to learn the tables from 1 to 12, one by one or mixed.',
    availability: 'soon',
  },
  {
    slug: 'calculator-vs-brain',
    name: 'Calculator vs Brain',
    line: 'Answer before the calculator’s bar is full. It never gets tired.',
    flag: 'Viral',
    availability: 'soon',
  },
  { slug: 'number-sequence', name: 'Memory Challenge', line: 'Look at the numbers, keep them, write them down again.', availability: 'soon' },
  { slug: 'math-duel', name: 'Math Duel', line: 'Two players, the same sums, one winner.', availability: 'later' },
];

/** The six on the home page, in this order (decision S3). */
const onHome: readonly GameSlug[] = [
  'speed-math',
  'math-race',
  'number-puzzle',
  'multiplication-table',
  'calculator-vs-brain',
  'number-sequence',
];

export const homeCards: readonly GameCardData[] = onHome.flatMap((slug) => gameCards.filter((card) => card.slug === slug));
