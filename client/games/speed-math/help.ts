import { scoreOf } from '../../../shared/games/speed-math/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/speed-math/help.ts';

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: { rule: words.rule, example: words.example, score: scoreOf(14, 93) },
};
