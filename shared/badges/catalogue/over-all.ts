import type { PlayableSlug } from '../../games/catalogue.ts';
import type { Criterion } from '../criteria.ts';
import type { BadgeCategory, BadgeRow } from '../described-badge.ts';

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
      {
        id: 'level-2',
        name: 'Lift-Off',
        rarity: 'common',
        description: 'The first level is behind you. It feels lighter already.',
        requirement: 'Reach level 2.',
        unit: 'levels',
        criteria: [{ figure: 'level', atLeast: 2 }],
      },
      {
        id: 'level-5',
        name: 'High Five',
        rarity: 'rare',
        description: 'Five levels up. That deserves a hand.',
        requirement: 'Reach level 5.',
        unit: 'levels',
        criteria: [{ figure: 'level', atLeast: 5 }],
      },
      {
        id: 'level-10',
        name: 'Double Digits',
        rarity: 'epic',
        description: 'Your level has two digits now, and you earned both.',
        requirement: 'Reach level 10.',
        unit: 'levels',
        criteria: [{ figure: 'level', atLeast: 10 }],
      },
      {
        id: 'level-25',
        name: 'Quarter Century',
        rarity: 'legendary',
        description: 'Twenty-five levels, one game at a time.',
        requirement: 'Reach level 25.',
        specialTitle: 'High Climber',
        unit: 'levels',
        criteria: [{ figure: 'level', atLeast: 25 }],
      },
      {
        id: 'level-50',
        name: 'The Summit',
        rarity: 'mythic',
        description: 'Very few come this far. Enjoy the view.',
        requirement: 'Reach level 50.',
        specialTitle: 'Summiteer',
        unit: 'levels',
        criteria: [{ figure: 'level', atLeast: 50 }],
      },
    ],
  ],
  [
    'streak',
    [
      {
        id: 'three-day-streak',
        name: 'Warming Up',
        rarity: 'common',
        description: 'Three days in a row: a good start to a good habit.',
        requirement: 'Practise on 3 days in a row.',
        unit: 'days',
        criteria: [{ figure: 'longestStreak', atLeast: 3 }],
      },
      {
        id: 'good-habit',
        name: 'Good Habit',
        rarity: 'rare',
        description: 'Twenty-five days of practice, and it no longer takes an effort to begin.',
        requirement: 'Practise on 25 days.',
        unit: 'days',
        criteria: [{ figure: 'practisedDays', atLeast: 25 }],
      },
      {
        id: 'streak-master',
        name: 'Streak Master',
        rarity: 'epic',
        description: 'A whole week without a day off.',
        requirement: 'Practise on 7 days in a row.',
        unit: 'days',
        criteria: [{ figure: 'longestStreak', atLeast: 7 }],
      },
      {
        id: 'thirty-day-streak',
        name: 'Full Moon',
        rarity: 'legendary',
        description: 'The moon went all the way round, and you practised every day.',
        requirement: 'Practise on 30 days in a row.',
        specialTitle: 'Moonwalker',
        unit: 'days',
        criteria: [{ figure: 'longestStreak', atLeast: 30 }],
      },
      {
        id: 'hundred-day-streak',
        name: 'Unbroken',
        rarity: 'mythic',
        description: 'A hundred days and not one of them missing.',
        requirement: 'Practise on 100 days in a row.',
        specialTitle: 'The Unbroken',
        unit: 'days',
        criteria: [{ figure: 'longestStreak', atLeast: 100 }],
      },
    ],
  ],
  [
    'accuracy',
    [
      {
        id: 'perfect-score',
        name: 'Perfect Score',
        rarity: 'common',
        description: 'Every single answer was right.',
        requirement: 'Play a game with at least 10 answers and 100% accuracy.',
        unit: 'games',
        criteria: [{ figure: 'perfect', atLeast: 1 }],
      },
      {
        id: 'ten-perfect',
        name: 'Ten Out of Ten',
        rarity: 'rare',
        description: 'Ten perfect games. It was not luck.',
        requirement: 'Play 10 games with at least 10 answers and 100% accuracy.',
        unit: 'games',
        criteria: [{ figure: 'perfect', atLeast: 10 }],
      },
      {
        id: 'steady-hand',
        name: 'Steady Hand',
        rarity: 'epic',
        description: 'Quick is good. Right is better, and you know it.',
        requirement: 'Play 100 games with at least 10 answers and 90% accuracy or more.',
        unit: 'games',
        criteria: [{ figure: 'accurate', atLeast: 100 }],
      },
      {
        id: 'perfect-all-round',
        name: 'Perfectionist',
        rarity: 'legendary',
        description: 'Six games, and you have been perfect in each.',
        requirement: 'Reach 100% accuracy with at least 10 answers in each of the six games that have an accuracy.',
        specialTitle: 'Perfectionist',
        unit: 'games',
        criteria: PERFECT_IN_EACH,
      },
    ],
  ],
  [
    'practice',
    [
      {
        id: 'grand-tour',
        name: 'Grand Tour',
        rarity: 'rare',
        description: 'You have been everywhere. Which game do you like best?',
        requirement: 'Finish each of the seven games once.',
        unit: 'games',
        criteria: EACH_GAME_FINISHED,
      },
      {
        id: 'thousand-right',
        name: 'A Thousand Times Yes',
        rarity: 'rare',
        description: 'A thousand right answers, and your head is still cool.',
        requirement: 'Give 1,000 right answers.',
        unit: 'right answers',
        criteria: [{ figure: 'right', atLeast: 1_000 }],
      },
      {
        id: 'deep-end',
        name: 'The Deep End',
        rarity: 'epic',
        description: 'You went where the numbers are large, and you came back for more.',
        requirement: 'Finish 10 games at expert or insane difficulty.',
        unit: 'games',
        criteria: [{ figure: 'finished', difficulty: 'expert', atLeast: 10 }],
      },
      {
        id: 'ten-thousand-right',
        name: 'Tenfold',
        rarity: 'legendary',
        description: 'A thousand right answers, ten times over.',
        requirement: 'Give 10,000 right answers.',
        specialTitle: 'Tenfold',
        unit: 'right answers',
        criteria: [{ figure: 'right', atLeast: 10_000 }],
      },
    ],
  ],
  [
    'challenge',
    [
      {
        id: 'first-challenge',
        name: 'Challenger',
        rarity: 'common',
        description: 'You took up the challenge of the day.',
        requirement: 'Play a daily challenge.',
        unit: 'challenges',
        criteria: [{ figure: 'challenges', atLeast: 1 }],
      },
      {
        id: 'seven-challenges',
        name: 'Regular Guest',
        rarity: 'rare',
        description: 'Seven challenges taken. We keep your seat free.',
        requirement: 'Play 7 daily challenges.',
        unit: 'challenges',
        criteria: [{ figure: 'challenges', atLeast: 7 }],
      },
      {
        id: 'thirty-challenges',
        name: 'Month of Challenges',
        rarity: 'epic',
        description: 'Thirty days had something new for you, and you were there.',
        requirement: 'Play 30 daily challenges.',
        unit: 'challenges',
        criteria: [{ figure: 'challenges', atLeast: 30 }],
      },
      {
        id: 'hundred-challenges',
        name: 'Never Say No',
        rarity: 'mythic',
        description: 'A hundred challenges came, and you took them all.',
        requirement: 'Play 100 daily challenges.',
        specialTitle: 'The Undaunted',
        unit: 'challenges',
        criteria: [{ figure: 'challenges', atLeast: 100 }],
      },
    ],
  ],
];
