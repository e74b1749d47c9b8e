import type { Clock } from '../../kit/clock.ts';
import { ordinaryMs } from '../../kit/clocked.ts';
import { recordsOf, timeRecord } from '../v1/achievements.ts';
import { isEfficient, ratingOf, scoreOf, type Rating, type Solved } from '../v1/score.ts';

/** A solved board as the ordinary clock would have timed it; null without a clock. */
function timed(clock: Clock, solved: Solved): Solved | null {
  const durationMs = ordinaryMs(clock, solved.durationMs);
  return durationMs === null ? null : { ...solved, durationMs };
}

/** The score by a clock: without one no seconds are taken off (RULES.md, K1 and K2). */
export const scoreBy = (clock: Clock, { moves, durationMs }: Solved): number => scoreOf(moves, ordinaryMs(clock, durationMs) ?? 0);

/** The rating by a clock: without one by moves alone, and EXPERT at most (RULES.md, K1 and K2). */
export function ratingBy(clock: Clock, solved: Solved): Rating {
  const board = timed(clock, solved);
  if (board) return ratingOf(board);
  return isEfficient(solved) ? 'EXPERT' : 'GOOD JOB';
}

/** The achievements by a clock, without a time: that of another clock is no best time (RULES.md, K3). */
export function achievedBy(clock: Clock, solved: Solved): { readonly [name: string]: number } {
  const board = timed(clock, solved) ?? { ...solved, durationMs: Infinity };
  const { [timeRecord(solved.difficulty)]: _, ...achieved } = recordsOf({ ...board, resumed: false });
  return achieved;
}
