import { scoreOf } from '../../../shared/games/math-race/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

export const help: GameHelp = {
  feedback: 'Each right answer moves the bar, and the streak beside it grows. A wrong one stops the streak and nothing else.',
  adapts: 'You choose the range of the numbers and the target. A range from 3 to 9 is a table drill, one from 1 to 999 is work.',
  scoring: {
    rule: '10 for each right answer, and a tenth of your accuracy on top. A race is worth 10 at least.',
    example: 'a race to 20 without a mistake',
    score: scoreOf(20, 100),
  },
};
