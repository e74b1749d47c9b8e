import type { PlayableSlug } from '../../games/catalogue.ts';
import { correctRecord, MASTERED_AT } from '../../games/multiplication-table/v1/mastery.ts';
import type { Criterion } from '../criteria.ts';
import type { BadgeRow } from '../catalogue-badge.ts';

const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const;

const EACH_SPEED_MATH_OPERATION = [...OPERATIONS, 'fractions', 'percentages', 'algebra', 'geometry'].map((topic): Criterion => ({
  figure: 'topicRight',
  game: 'speed-math',
  topic,
  atLeast: 25,
}));

const EACH_RACE_OPERATION = OPERATIONS.map((topic): Criterion => ({ figure: 'topicRight', game: 'math-race', topic, atLeast: 100 }));

/** What a game records for ever, in all its runs together or in one of them. */
const record =
  (take: 'sum' | 'most') =>
  (game: PlayableSlug, name: string, atLeast: number): Criterion => ({ figure: 'record', game, record: name, take, atLeast });
const sum = record('sum');
const most = record('most');

const EACH_PUZZLE_SIZE = ['first_easy', 'first_medium', 'first_hard'].map((name) => sum('number-puzzle', name, 1));

const tableMastered = (table: number): Criterion => sum('multiplication-table', correctRecord(table), MASTERED_AT);

const EACH_TABLE_MASTERED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(tableMastered);

const LEVEL_IN_EACH_BUBBLE_OPERATION = OPERATIONS.map((operation) => most('math-bubble-pop', `level/${operation}`, 3));

/** The badges about one game, by game, in the order of the games' catalogue. The names of records and topics are those of its RULES.md. */
export const ROWS_OF_GAMES: readonly (readonly [PlayableSlug, readonly BadgeRow[]])[] = [
  [
    'math-bubble-pop',
    [
      { id: 'first-pops', rarity: 'common', criteria: [{ figure: 'right', game: 'math-bubble-pop', atLeast: 25 }] },
      { id: 'four-flavours', rarity: 'rare', criteria: LEVEL_IN_EACH_BUBBLE_OPERATION },
      { id: 'bubble-wizard', rarity: 'epic', criteria: [most('math-bubble-pop', 'level/mixed', 6)] },
    ],
  ],
  [
    'speed-math',
    [
      { id: 'fractions', rarity: 'common', criteria: [{ figure: 'topicRight', game: 'speed-math', topic: 'fractions', atLeast: 50 }] },
      { id: 'speed-demon', rarity: 'rare', criteria: [{ time: 'quickestTen', game: 'speed-math', atMostMs: 30_000 }] },
      { id: 'full-tilt', rarity: 'epic', criteria: [{ figure: 'mostRight', game: 'speed-math', atLeast: 40 }] },
      { id: 'all-operations', rarity: 'epic', criteria: EACH_SPEED_MATH_OPERATION },
      { id: 'lightning', rarity: 'legendary', criteria: [{ time: 'quickestTen', game: 'speed-math', atMostMs: 15_000 }] },
    ],
  ],
  [
    'math-race',
    [
      { id: 'off-the-line', rarity: 'common', criteria: [{ figure: 'finished', game: 'math-race', atLeast: 1 }] },
      { id: 'no-wrong-turns', rarity: 'rare', criteria: [most('math-race', 'best_streak', 20)] },
      { id: 'four-wheel-drive', rarity: 'rare', criteria: EACH_RACE_OPERATION },
      {
        id: 'pole-position',
        rarity: 'epic',
        criteria: [{ time: 'record', game: 'math-race', record: 'best_ms/multiplication/10/20', atMostMs: 60_000 }],
      },
    ],
  ],
  [
    'number-puzzle',
    [
      { id: 'in-good-order', rarity: 'common', criteria: [sum('number-puzzle', 'first_easy', 1)] },
      { id: 'every-size', rarity: 'rare', criteria: EACH_PUZZLE_SIZE },
      { id: 'no-wasted-moves', rarity: 'epic', criteria: [sum('number-puzzle', 'efficient_medium', 1)] },
      { id: 'grand-slider', rarity: 'legendary', criteria: [sum('number-puzzle', 'master_hard', 1)] },
    ],
  ],
  [
    'multiplication-table',
    [
      { id: 'lucky-sevens', rarity: 'common', criteria: [tableMastered(7)] },
      { id: 'by-heart', rarity: 'rare', criteria: [{ time: 'quickestTen', game: 'multiplication-table', atMostMs: 20_000 }] },
      { id: 'all-tables', rarity: 'epic', criteria: EACH_TABLE_MASTERED },
    ],
  ],
  [
    'calculator-vs-brain',
    [
      { id: 'beat-the-machine', rarity: 'common', criteria: [sum('calculator-vs-brain', 'wins', 10)] },
      { id: 'cool-head', rarity: 'rare', criteria: [most('calculator-vs-brain', 'best_streak/medium', 5)] },
      { id: 'human-calculator', rarity: 'epic', criteria: [sum('calculator-vs-brain', 'wins', 500)] },
      { id: 'beyond-the-machine', rarity: 'mythic', criteria: [most('calculator-vs-brain', 'best_streak/insane', 15)] },
    ],
  ],
  [
    'number-sequence',
    [
      { id: 'hold-that-thought', rarity: 'common', criteria: [most('number-sequence', 'digitsHeld', 6)] },
      { id: 'phone-book', rarity: 'rare', criteria: [most('number-sequence', 'digitsHeld', 12)] },
      { id: 'memory-palace', rarity: 'epic', criteria: [most('number-sequence', 'digitsHeld', 20)] },
      { id: 'elephant', rarity: 'legendary', criteria: [most('number-sequence', 'digitsHeld', 30)] },
    ],
  ],
];
