import { NONE } from './folds/challenges.ts';
import type { PartOf } from './folds/registry.ts';

/** Where a player stands with one challenge, from however many devices (decision C2). */
export interface Standing {
  /** 'Your Best Today' (decision C6); null as long as there is no attempt. */
  readonly bestScore: number | null;
  readonly passed: boolean;
  /** What the reward pays: the greatest among the revisions of attempts that passed; 0 if none did. */
  readonly xpReward: number;
  /** Whether the reward was claimed. */
  readonly claimed: boolean;
}

/** Where a player stands with the challenge of this id. */
export function standingOf(challenges: PartOf<'challenges'>, id: string): Standing {
  const [, bestScore, xpReward, claimed] = (Object.hasOwn(challenges, id) && challenges[id]) || NEVER_NAMED;
  const passed = xpReward !== NONE;
  return { bestScore: bestScore === NONE ? null : bestScore, passed, xpReward: passed ? xpReward : 0, claimed: claimed === 1 };
}

const NEVER_NAMED = [0, NONE, NONE, 0] as const;
