import type { DayNumber } from '../day.ts';
import type { AnyChallengeRules, ChallengeGoal } from '../games/challenge-kit/challenge-rules.ts';
import { seedFromText, type Seed } from '../seed.ts';

/** One revision of a challenge, read. What is only shown (title, window, bonus) is read from the revision. */
export interface Challenge {
  readonly id: string;
  readonly revision: number;
  /** The day on which it can be played, by UTC (decision C1). */
  readonly day: DayNumber;
  /** XP for the player who passes and takes the reward. */
  readonly xpReward: number;
  /** The rules of its game, of which `goal` is one. */
  readonly rules: AnyChallengeRules;
  readonly goal: ChallengeGoal;
}

/** The challenges that somebody knows, by id and revision. A revision never changes. */
export interface ChallengeCatalogue {
  find(named: Pick<Challenge, 'id' | 'revision'>): Challenge | undefined;
}

/** The seed of all runs at a challenge: so all players get the same problems (decision C4). A new revision keeps it. */
export const challengeSeed = ({ id }: Pick<Challenge, 'id'>): Seed => seedFromText(id);
