import { scoreOf } from '../../../shared/games/number-puzzle/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/number-puzzle/help.ts';

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: { rule: words.rule, example: words.example, score: scoreOf(60, 75_000) },
};
