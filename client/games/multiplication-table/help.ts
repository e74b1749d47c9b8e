import { answerPoints, scoreBreakdown } from '../../../shared/games/multiplication-table/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';
import * as words from '../../words/en/multiplication-table/help.ts';

/** Twelve right answers of 7 × 8 in practice, two seconds each. */
function example(): number {
  const table = { mode: 'practice', table: 7 } as const;
  const points = Array.from({ length: 12 }, (_, i) => answerPoints(table, { difficulty: 2, ms: 2_000, streak: i + 1 }));
  return scoreBreakdown({ points: points.reduce((sum, each) => sum + each), accuracy: 100, answered: 12, answeredMs: 24_000 }).score;
}

export const help: GameHelp = {
  feedback: words.feedback,
  adapts: words.adapts,
  scoring: { rule: words.rule, example: words.example, score: example() },
};
