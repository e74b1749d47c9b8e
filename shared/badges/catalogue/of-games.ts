import type { PlayableSlug } from '../../games/catalogue.ts';
import { correctRecord, MASTERED_AT } from '../../games/multiplication-table/v1/mastery.ts';
import type { Criterion } from '../criteria.ts';
import type { BadgeRow } from '../described-badge.ts';

const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const;

const EACH_SPEED_MATH_OPERATION = [...OPERATIONS, 'fractions', 'percentages', 'algebra', 'geometry'].map((topic): Criterion => ({
  figure: 'topicRight',
  game: 'speed-math',
  topic,
  atLeast: 25,
}));

const EACH_RACE_OPERATION = OPERATIONS.map((topic): Criterion => ({ figure: 'topicRight', game: 'math-race', topic, atLeast: 100 }));

const EACH_PUZZLE_SIZE = ['first_easy', 'first_medium', 'first_hard'].map((record): Criterion => ({
  figure: 'record',
  game: 'number-puzzle',
  record,
  take: 'sum',
  atLeast: 1,
}));

const tableMastered = (table: number): Criterion => ({
  figure: 'record',
  game: 'multiplication-table',
  record: correctRecord(table),
  take: 'sum',
  atLeast: MASTERED_AT,
});

const EACH_TABLE_MASTERED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(tableMastered);

const LEVEL_IN_EACH_BUBBLE_OPERATION = OPERATIONS.map((operation): Criterion => ({
  figure: 'record',
  game: 'math-bubble-pop',
  record: `level/${operation}`,
  take: 'most',
  atLeast: 3,
}));

/** The badges about one game, by game, in the order of the games' catalogue. The names of records and topics are those of its RULES.md. */
export const ROWS_OF_GAMES: readonly (readonly [PlayableSlug, readonly BadgeRow[]])[] = [
  [
    'math-bubble-pop',
    [
      {
        id: 'first-pops',
        name: 'Pop Star',
        rarity: 'common',
        description: 'Twenty-five sets made, twenty-five times that nice sound.',
        requirement: 'Make 25 right sets in Math Bubble Pop.',
        unit: 'right sets',
        criteria: [{ figure: 'right', game: 'math-bubble-pop', atLeast: 25 }],
      },
      {
        id: 'four-flavours',
        name: 'Four Flavours',
        rarity: 'rare',
        description: 'Level 3 in all four operations: a taste for everything.',
        requirement: 'Reach level 3 in each of the four operations in Math Bubble Pop.',
        unit: 'operations',
        criteria: LEVEL_IN_EACH_BUBBLE_OPERATION,
      },
      {
        id: 'bubble-wizard',
        name: 'Bubble Wizard',
        rarity: 'epic',
        description: 'All four operations at once, six levels deep.',
        requirement: 'Reach level 6 with mixed operations in Math Bubble Pop.',
        unit: 'levels',
        criteria: [{ figure: 'record', game: 'math-bubble-pop', record: 'level/mixed', take: 'most', atLeast: 6 }],
      },
    ],
  ],
  [
    'speed-math',
    [
      {
        id: 'fractions',
        name: 'Piece of the Pie',
        rarity: 'common',
        description: 'Halves, thirds and quarters: you cut them all cleanly.',
        requirement: 'Solve 50 fraction problems in Speed Math.',
        unit: 'right answers',
        criteria: [{ figure: 'topicRight', game: 'speed-math', topic: 'fractions', atLeast: 50 }],
      },
      {
        id: 'speed-demon',
        name: 'Speed Demon',
        rarity: 'rare',
        description: 'Ten problems, thirty seconds. Blink and it is over.',
        requirement: 'Give 10 right answers within 30 seconds in one game of Speed Math.',
        unit: 'games',
        criteria: [{ time: 'quickestTen', game: 'speed-math', atMostMs: 30_000 }],
      },
      {
        id: 'full-tilt',
        name: 'Full Tilt',
        rarity: 'epic',
        description: 'Forty right answers, and the clock was the one out of breath.',
        requirement: 'Give 40 right answers in one game of Speed Math.',
        unit: 'right answers',
        criteria: [{ figure: 'mostRight', game: 'speed-math', atLeast: 40 }],
      },
      {
        id: 'all-operations',
        name: 'Jack of All Sums',
        rarity: 'epic',
        description: 'Eight kinds of problems, and none of them is strange to you.',
        requirement: 'Solve 25 problems of each of the eight kinds in Speed Math.',
        unit: 'kinds of problems',
        criteria: EACH_SPEED_MATH_OPERATION,
      },
      {
        id: 'lightning',
        name: 'Lightning Mind',
        rarity: 'legendary',
        description: 'First the answer, then the thunder.',
        requirement: 'Give 10 right answers within 15 seconds in one game of Speed Math.',
        specialTitle: 'Lightning Mind',
        unit: 'games',
        criteria: [{ time: 'quickestTen', game: 'speed-math', atMostMs: 15_000 }],
      },
    ],
  ],
  [
    'math-race',
    [
      {
        id: 'off-the-line',
        name: 'Off the Line',
        rarity: 'common',
        description: 'Your first finish line. The next one is not far.',
        requirement: 'Finish a Math Race.',
        unit: 'races',
        criteria: [{ figure: 'finished', game: 'math-race', atLeast: 1 }],
      },
      {
        id: 'no-wrong-turns',
        name: 'No Wrong Turns',
        rarity: 'rare',
        description: 'Twenty right answers in a row, at racing speed.',
        requirement: 'Give 20 right answers in a row in one Math Race.',
        unit: 'answers in a row',
        criteria: [{ figure: 'record', game: 'math-race', record: 'best_streak', take: 'most', atLeast: 20 }],
      },
      {
        id: 'four-wheel-drive',
        name: 'Four-Wheel Drive',
        rarity: 'rare',
        description: 'Plus, minus, times and divided by: all four pull together.',
        requirement: 'Give 100 right answers to each operation in Math Race.',
        unit: 'operations',
        criteria: EACH_RACE_OPERATION,
      },
      {
        id: 'pole-position',
        name: 'Pole Position',
        rarity: 'epic',
        description: 'Twenty products in a minute. You start from the front now.',
        requirement: 'Finish a Math Race in multiplication, from 1 to 10 with target 20, within 60 seconds.',
        unit: 'races',
        criteria: [{ time: 'record', game: 'math-race', record: 'best_ms/multiplication/10/20', atMostMs: 60_000 }],
      },
    ],
  ],
  [
    'number-puzzle',
    [
      {
        id: 'in-good-order',
        name: 'In Good Order',
        rarity: 'common',
        description: 'Everything is in its place, and you put it there.',
        requirement: 'Solve a 3 × 3 puzzle.',
        unit: 'puzzles',
        criteria: [{ figure: 'record', game: 'number-puzzle', record: 'first_easy', take: 'sum', atLeast: 1 }],
      },
      {
        id: 'every-size',
        name: 'Small, Medium, Large',
        rarity: 'rare',
        description: 'Whatever the size, it fits.',
        requirement: 'Solve a puzzle of each size: 3 × 3, 4 × 4 and 5 × 5.',
        unit: 'sizes',
        criteria: EACH_PUZZLE_SIZE,
      },
      {
        id: 'no-wasted-moves',
        name: 'No Wasted Moves',
        rarity: 'epic',
        description: 'You saw the way before you went it.',
        requirement: 'Solve a 4 × 4 puzzle in 80 moves or fewer.',
        unit: 'puzzles',
        criteria: [{ figure: 'record', game: 'number-puzzle', record: 'efficient_medium', take: 'sum', atLeast: 1 }],
      },
      {
        id: 'grand-slider',
        name: 'Grand Slider',
        rarity: 'legendary',
        description: 'Twenty-four tiles, few moves and not much time.',
        requirement: 'Solve a 5 × 5 puzzle with the rating MASTER.',
        specialTitle: 'Grand Slider',
        unit: 'puzzles',
        criteria: [{ figure: 'record', game: 'number-puzzle', record: 'master_hard', take: 'sum', atLeast: 1 }],
      },
    ],
  ],
  [
    'multiplication-table',
    [
      {
        id: 'lucky-sevens',
        name: 'Lucky Sevens',
        rarity: 'common',
        description: 'The table that everybody is afraid of, and you are not.',
        requirement: 'Master the 7 times table.',
        unit: 'right answers',
        criteria: [tableMastered(7)],
      },
      {
        id: 'by-heart',
        name: 'By Heart',
        rarity: 'rare',
        description: 'Ten products in twenty seconds. Nobody saw you count.',
        requirement: 'Give 10 right answers within 20 seconds in one game of Multiplication Table.',
        unit: 'games',
        criteria: [{ time: 'quickestTen', game: 'multiplication-table', atMostMs: 20_000 }],
      },
      {
        id: 'all-tables',
        name: 'Table for Eleven',
        rarity: 'epic',
        description: 'From 2 to 12, every table is yours.',
        requirement: 'Master all the tables from 2 to 12.',
        unit: 'tables',
        criteria: EACH_TABLE_MASTERED,
      },
    ],
  ],
  [
    'calculator-vs-brain',
    [
      {
        id: 'beat-the-machine',
        name: 'Beat the Machine',
        rarity: 'common',
        description: 'Ten times you were there before the calculator.',
        requirement: 'Win 10 rounds of Calculator vs Brain.',
        unit: 'rounds',
        criteria: [{ figure: 'record', game: 'calculator-vs-brain', record: 'wins', take: 'sum', atLeast: 10 }],
      },
      {
        id: 'cool-head',
        name: 'Cool Head',
        rarity: 'rare',
        description: 'Five in a row, while the calculator was waking up.',
        requirement: 'Win 5 rounds in a row at medium in Calculator vs Brain.',
        unit: 'rounds in a row',
        criteria: [{ figure: 'record', game: 'calculator-vs-brain', record: 'best_streak/medium', take: 'most', atLeast: 5 }],
      },
      {
        id: 'human-calculator',
        name: 'Human Calculator',
        rarity: 'epic',
        description: 'Five hundred rounds won. The calculator asks for a break.',
        requirement: 'Win 500 rounds of Calculator vs Brain.',
        unit: 'rounds',
        criteria: [{ figure: 'record', game: 'calculator-vs-brain', record: 'wins', take: 'sum', atLeast: 500 }],
      },
      {
        id: 'beyond-the-machine',
        name: 'Beyond the Machine',
        rarity: 'mythic',
        description: 'Fifteen in a row at insane. We checked twice.',
        requirement: 'Win 15 rounds in a row at insane in Calculator vs Brain.',
        specialTitle: 'Beyond the Machine',
        unit: 'rounds in a row',
        criteria: [{ figure: 'record', game: 'calculator-vs-brain', record: 'best_streak/insane', take: 'most', atLeast: 15 }],
      },
    ],
  ],
  [
    'number-sequence',
    [
      {
        id: 'hold-that-thought',
        name: 'Hold That Thought',
        rarity: 'common',
        description: 'Six digits went in, and all six came out again.',
        requirement: 'Remember 6 digits or more in one round of Memory Challenge.',
        unit: 'digits',
        criteria: [{ figure: 'record', game: 'number-sequence', record: 'digitsHeld', take: 'most', atLeast: 6 }],
      },
      {
        id: 'phone-book',
        name: 'Phone Book',
        rarity: 'rare',
        description: 'Twelve digits at once. You will not need a note for that number.',
        requirement: 'Remember 12 digits or more in one round of Memory Challenge.',
        unit: 'digits',
        criteria: [{ figure: 'record', game: 'number-sequence', record: 'digitsHeld', take: 'most', atLeast: 12 }],
      },
      {
        id: 'memory-palace',
        name: 'Memory Palace',
        rarity: 'epic',
        description: 'Twenty digits, each in a room of its own.',
        requirement: 'Remember 20 digits or more in one round of Memory Challenge.',
        unit: 'digits',
        criteria: [{ figure: 'record', game: 'number-sequence', record: 'digitsHeld', take: 'most', atLeast: 20 }],
      },
      {
        id: 'elephant',
        name: 'The Elephant',
        rarity: 'legendary',
        description: 'Thirty digits. An elephant would be proud.',
        requirement: 'Remember 30 digits or more in one round of Memory Challenge.',
        specialTitle: 'The Elephant',
        unit: 'digits',
        criteria: [{ figure: 'record', game: 'number-sequence', record: 'digitsHeld', take: 'most', atLeast: 30 }],
      },
    ],
  ],
];
