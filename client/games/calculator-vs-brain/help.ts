import { scoreOf } from '../../../shared/games/calculator-vs-brain/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/calculator-vs-brain/help.ts';

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: { rule: words.rule, example: words.example, score: scoreOf(8, 5) },
};
