/** The points of a right set, and their parts. */
export interface SetPoints {
  readonly points: number;
  readonly speedBonus: number;
  readonly streakBonus: number;
}

/** One right set. `elapsedMs` from the moment its bubbles appeared to the last pick; `correctBefore` right sets came before it. */
interface ScoredSet {
  readonly level: number;
  readonly needed: number;
  readonly elapsedMs: number;
  readonly correctBefore: number;
}

const MOST_SPEED_BONUS = 50;
const SPEED_LOSS_PER_S = 2;
const MOST_STREAK_BONUS = 200;

/** After this time nothing is left of the speed bonus. */
export const SPEED_BONUS_MS = (1000 * MOST_SPEED_BONUS) / SPEED_LOSS_PER_S;

/** 100 + 25 × level + 15 × needed + speed bonus + streak bonus (spec 1 §9; decision G18: this set is not among the correct so far). */
export function pointsOf({ level, needed, elapsedMs, correctBefore }: ScoredSet): SetPoints {
  const speedBonus = Math.max(0, MOST_SPEED_BONUS - SPEED_LOSS_PER_S * Math.floor(elapsedMs / 1000));
  const streakBonus = Math.min(5 * correctBefore, MOST_STREAK_BONUS);
  return { points: 100 + 25 * level + 15 * needed + speedBonus + streakBonus, speedBonus, streakBonus };
}
