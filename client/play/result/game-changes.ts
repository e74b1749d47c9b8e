import type { Measure } from '../../../shared/games/statistics-kit/best.ts';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import type { RunComparison } from '../../../shared/progress/comparison.ts';
import { levelOf } from '../../../shared/progress/level.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import type { FinishReport } from '../../engine/engine.ts';

/** Where a player stands before a game. */
export interface PlayerBefore {
  readonly totalXp: number;
  /** What the best game of the class round that is played gave of it; absent for a run that is of none. */
  readonly paid?: number;
}

/** What a finished game changed for its player. */
export interface GameChanges {
  /** The figure that is better than with the same set-up ever before. */
  readonly best?: NewBest;
  /** The level just reached. */
  readonly level?: number;
}

interface NewBest {
  readonly measure: Measure;
  readonly value: number;
  readonly before: number;
}

/** Of several figures the first: it is the one that the game leads with. */
function newBest(comparison: RunComparison | undefined): NewBest | undefined {
  for (const { isNewBest, measure, value, bestBefore: before } of comparison?.figures ?? [])
    if (isNewBest && before !== undefined) return { measure, value, before };
  return undefined;
}

/** Of a guest only bests are known. `report`: absent until the engine has answered. */
export function changesOf(
  before: PlayerBefore | undefined,
  outcome: Outcome,
  comparison?: RunComparison,
  report?: Pick<FinishReport, 'xpEarned'>,
): GameChanges {
  const best = newBest(comparison);
  const level = before && levelOf(before.totalXp + (report?.xpEarned ?? sessionXp(outcome)));
  return {
    ...(best && { best }),
    ...(before && level !== undefined && level > levelOf(before.totalXp) ? { level } : {}),
  };
}
