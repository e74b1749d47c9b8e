import { answerPoints, scoreBreakdown } from '../../../shared/games/multiplication-table/v1/score.ts';
import type { GameHelp } from '../../game-help.ts';

/** Twelve right answers of 7 × 8 in practice, two seconds each. */
function example(): number {
  const table = { mode: 'practice', table: 7 } as const;
  const points = Array.from({ length: 12 }, (_, i) => answerPoints(table, { difficulty: 2, ms: 2_000, streak: i + 1 }));
  return scoreBreakdown({ points: points.reduce((sum, each) => sum + each), accuracy: 100, answered: 12, answeredMs: 24_000 }).score;
}

export const help: GameHelp = {
  feedback: 'Each answer shows its points, and the grid of tables fills with what you have mastered.',
  adapts:
    'Shows which tables you have mastered, ten right answers each, so that you can pick one that is still missing. Mixed tables ask for all of them.',
  scoring: {
    rule: 'Points for each right answer: more for harder facts, quick answers and a streak. Accuracy and an even pace raise the sum at the end.',
    example: '12 right answers in the table of 7, two seconds each',
    score: example(),
  },
};
