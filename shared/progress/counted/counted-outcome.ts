import type { Outcome } from '../../games/kit/game.ts';
import type { PlayedRun } from '../../games/kit/played-run.ts';

/**
 * The outcome that counts: that of the rules, if the run is over. One that was left took until it was left, for in an attempt time is
 * wall time. If nothing was tried its score is 0. In a game that counts only when it is finished (game.ts) the score is 0, too, and the
 * data is empty, for ratings and records are of finished games (decision C9).
 */
export function countedOutcome({ outcome, left }: Pick<PlayedRun, 'outcome' | 'left'>): Outcome {
  if (left === undefined) return outcome;
  const { atMs, tried, countsUnfinished } = left;
  const took = { ...outcome, durationMs: atMs, timeTaken: Math.floor(atMs / 1000) };
  if (!countsUnfinished) return { ...took, score: 0, sessionData: {} };
  return tried ? took : { ...took, score: 0 };
}
