import { scoreOf } from '../../../shared/games/calculator-vs-brain/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

export const help: GameHelp = {
  feedback: 'The calculator fills its bar while you think. Whoever is first has the round, and you see it the moment it is decided.',
  adapts: 'Four opponents, each faster than the one before: it answers in 3 seconds, 2.5, 2 or 1.5.',
  scoring: {
    rule: '100 for each round you win, and 50 for each round of your best streak.',
    example: '8 rounds won, 5 of them in a row',
    score: scoreOf(8, 5),
  },
};
