import type { Outcome } from '../../../shared/games/kit/game.ts';
import { isNoBest } from '../../../shared/progress/counted/no-best.ts';
import { levelOf } from '../../../shared/progress/level.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import type { FinishReport } from '../../engine/engine.ts';

/** Where a player stands before a game. */
export interface PlayerBefore {
  readonly totalXp: number;
  /** Of this game; undefined if it was never finished, or only after a break, and where its best is no score. */
  readonly bestScore: number | undefined;
}

/** What a finished game changed for its player. */
export interface GameChanges {
  /** The best score before, if this one is better and can be one. */
  readonly bestBefore?: number;
  /** The level just reached. */
  readonly level?: number;
}

/** `report`: absent until the engine has answered. */
export function changesOf(
  before: PlayerBefore | undefined,
  outcome: Outcome,
  report?: Pick<FinishReport, 'xpEarned' | 'unverified'>,
): GameChanges {
  if (!before) return {};
  const level = levelOf(before.totalXp + (report?.xpEarned ?? sessionXp(outcome)));
  const noBest = isNoBest({ resumed: outcome.resumed, unverified: report?.unverified, data: outcome.sessionData });
  const isBest = !noBest && before.bestScore !== undefined && outcome.score > before.bestScore;
  return {
    ...(isBest ? { bestBefore: before.bestScore } : {}),
    ...(level > levelOf(before.totalXp) ? { level } : {}),
  };
}
