import { scoreOf } from '../../../shared/games/number-puzzle/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

export const help: GameHelp = {
  feedback: 'Each slide is counted as it happens, and the hint names the next good move when you ask for it.',
  adapts: 'Three sizes of board. The hint plans ahead and shows a way out when you are stuck.',
  scoring: {
    rule: 'Begins at 1,000. Each move takes 5 away, each second 1; 100 always stay.',
    example: 'solved in 60 moves and 75 seconds',
    score: scoreOf(60, 75_000),
  },
};
