import { scoreOf } from '../../../shared/games/math-race/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/math-race/help.ts';

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: { rule: words.rule, example: words.example, score: scoreOf(20, 100) },
};
