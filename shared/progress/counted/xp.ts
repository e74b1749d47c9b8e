import type { Outcome } from '../../games/kit/game.ts';

/**
 * What XP depends on. `accuracy` in whole percent, null or absent for a game without one; `timeTaken` in whole seconds; `unverified`: decision
 * D23; `left`: decision C9; `course`: decision G27.
 */
export interface XpInput {
  readonly score: number;
  readonly accuracy?: number | null;
  readonly timeTaken: number;
  readonly unverified?: true | undefined;
  readonly left?: 'tried' | 'untried' | undefined;
  readonly course?: Outcome['course'] | undefined;
}

/** The most that play which nobody could have played is worth (decision D23). */
const UNVERIFIED_XP = 10;

/** The parts of a session's XP, as /scoring-system and the summary explain them. */
export interface XpParts {
  readonly base: number;
  readonly accuracyBonus: number;
  readonly speedBonus: number;
  readonly scoreBonus: number;
  readonly total: number;
}

const BASE = 5;
const DEFAULT_BONUS = 2;
const ACCURACY_BONUSES = [
  { from: 95, bonus: 10 },
  { from: 90, bonus: 8 },
  { from: 80, bonus: 5 },
] as const;
const QUICK = { upToS: 30, bonus: 5 } as const;
const SCORE_PER_XP = 50;

const accuracyBonus = (accuracy: number | null): number =>
  (accuracy !== null && ACCURACY_BONUSES.find(({ from }) => accuracy >= from)?.bonus) || DEFAULT_BONUS;

/** 5 + bonus + floor(score / 50), where the bonus goes by accuracy and by 30 s or less (decision D3); a calm run has none for its time. */
export function xpParts({ score, accuracy, timeTaken, course }: XpInput): XpParts {
  const bonus = accuracyBonus(accuracy ?? null);
  const speedBonus = timeTaken <= QUICK.upToS && course !== 'calm' ? QUICK.bonus : 0;
  const scoreBonus = Math.floor(score / SCORE_PER_XP);
  return { base: BASE, accuracyBonus: bonus, speedBonus, scoreBonus, total: BASE + bonus + speedBonus + scoreBonus };
}

/** XP of one session (decisions D3 and D23); an attempt that was left before anything was tried has none (decision C9). */
export function sessionXp(input: XpInput): number {
  if (input.left === 'untried') return 0;
  const { total } = xpParts(input);
  return input.unverified ? Math.min(total, UNVERIFIED_XP) : total;
}
