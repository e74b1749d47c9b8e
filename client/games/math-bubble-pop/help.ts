import { pointsOf } from '../../../shared/games/math-bubble-pop/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/math-bubble-pop/help.ts';

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: {
    rule: words.rule,
    example: words.example,
    score: pointsOf({ level: 1, needed: 2, elapsedMs: 4_000, correctBefore: 2 }).points,
  },
};
