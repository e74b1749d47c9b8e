import { scoreOf } from '../../../shared/games/speed-math/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

export const help: GameHelp = {
  feedback: 'An answer counts as soon as it is as long as the right one. It is marked for half a second, a wrong one a little longer.',
  adapts:
    'You choose the operation, one of four sizes of numbers, the time and how many questions there are. Friendly numbers keep the first games light.',
  scoring: {
    rule: '10 for each right answer, and a tenth of your accuracy on top. A game is worth 5 at least.',
    example: '14 of 15 right, which is 93%',
    score: scoreOf(14, 93),
  },
};
