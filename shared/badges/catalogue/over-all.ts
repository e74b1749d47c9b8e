import type { PlayableSlug } from '../../games/catalogue.ts';
import type { Criterion } from '../criteria.ts';
import type { BadgeCategory, BadgeRow } from '../catalogue-badge.ts';

/** By name, for a badge that asks for all games must not become harder when another game comes. */
const WITH_ACCURACY: readonly PlayableSlug[] = [
  'math-bubble-pop',
  'speed-math',
  'math-race',
  'multiplication-table',
  'calculator-vs-brain',
  'number-sequence',
];

/** The puzzle has no accuracy (decision D3). */
const SEVEN_GAMES: readonly PlayableSlug[] = [...WITH_ACCURACY, 'number-puzzle'];

const EACH_GAME_FINISHED = SEVEN_GAMES.map((game): Criterion => ({ figure: 'finished', game, atLeast: 1 }));

const PERFECT_IN_EACH = WITH_ACCURACY.map((game): Criterion => ({ figure: 'perfect', game, atLeast: 1 }));

/** The badges about all games together, by what they are about. */
export const ROWS_OVER_ALL: readonly (readonly [Exclude<BadgeCategory, 'game_specific'>, readonly BadgeRow[]])[] = [
  [
    'level',
    [
      { id: 'level-2', rarity: 'common', criteria: [{ figure: 'level', atLeast: 2 }] },
      { id: 'level-5', rarity: 'rare', criteria: [{ figure: 'level', atLeast: 5 }] },
      { id: 'level-10', rarity: 'epic', criteria: [{ figure: 'level', atLeast: 10 }] },
      { id: 'level-25', rarity: 'legendary', criteria: [{ figure: 'level', atLeast: 25 }] },
      { id: 'level-50', rarity: 'mythic', criteria: [{ figure: 'level', atLeast: 50 }] },
    ],
  ],
  [
    'streak',
    [
      { id: 'three-day-streak', rarity: 'common', criteria: [{ figure: 'longestStreak', atLeast: 3 }] },
      { id: 'good-habit', rarity: 'rare', criteria: [{ figure: 'practisedDays', atLeast: 25 }] },
      { id: 'streak-master', rarity: 'epic', criteria: [{ figure: 'longestStreak', atLeast: 7 }] },
      { id: 'thirty-day-streak', rarity: 'legendary', criteria: [{ figure: 'longestStreak', atLeast: 30 }] },
      { id: 'hundred-day-streak', rarity: 'mythic', criteria: [{ figure: 'longestStreak', atLeast: 100 }] },
    ],
  ],
  [
    'accuracy',
    [
      { id: 'perfect-score', rarity: 'common', criteria: [{ figure: 'perfect', atLeast: 1 }] },
      { id: 'ten-perfect', rarity: 'rare', criteria: [{ figure: 'perfect', atLeast: 10 }] },
      { id: 'steady-hand', rarity: 'epic', criteria: [{ figure: 'accurate', atLeast: 100 }] },
      { id: 'perfect-all-round', rarity: 'legendary', criteria: PERFECT_IN_EACH },
    ],
  ],
  [
    'practice',
    [
      { id: 'grand-tour', rarity: 'rare', criteria: EACH_GAME_FINISHED },
      { id: 'thousand-right', rarity: 'rare', criteria: [{ figure: 'right', atLeast: 1_000 }] },
      { id: 'deep-end', rarity: 'epic', criteria: [{ figure: 'finished', difficulty: 'expert', atLeast: 10 }] },
      { id: 'ten-thousand-right', rarity: 'legendary', criteria: [{ figure: 'right', atLeast: 10_000 }] },
    ],
  ],
  [
    'challenge',
    [
      { id: 'first-challenge', rarity: 'common', criteria: [{ figure: 'challenges', atLeast: 1 }] },
      { id: 'seven-challenges', rarity: 'rare', criteria: [{ figure: 'challenges', atLeast: 7 }] },
      { id: 'thirty-challenges', rarity: 'epic', criteria: [{ figure: 'challenges', atLeast: 30 }] },
      { id: 'hundred-challenges', rarity: 'mythic', criteria: [{ figure: 'challenges', atLeast: 100 }] },
    ],
  ],
];
