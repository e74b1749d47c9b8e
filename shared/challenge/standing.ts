import type { Reached } from '../games/kit/challenge-rules.ts';
import type { Challenge } from './challenge.ts';

/** An attempt with the revision under which it was played, by which it is judged (decision C2). */
export interface JudgedAttempt {
  readonly challenge: Challenge;
  readonly reached: Reached;
}

/** Whether an attempt (isAttemptAt) passed its challenge, by the rules of its game. */
export const isPassed = ({ rules, goal }: Challenge, reached: Reached): boolean => rules.isPassed(goal, reached);

/** Where a player stands with one challenge. */
export interface Standing {
  /** 'Your Best Today' (decision C6); null as long as there is no attempt. */
  readonly bestScore: number | null;
  readonly passed: boolean;
  /** What the reward pays: the greatest among the revisions of attempts that passed; 0 if none did. */
  readonly xpReward: number;
}

/** No attempt yet: 'Not attempted yet'. */
export const NOT_ATTEMPTED: Standing = { bestScore: null, passed: false, xpReward: 0 };

/** Two standings with one challenge as one. It only grows, so order and repetition make no difference. */
export const unite = (a: Standing, b: Standing): Standing => ({
  bestScore: a.bestScore === null || b.bestScore === null ? (a.bestScore ?? b.bestScore) : Math.max(a.bestScore, b.bestScore),
  passed: a.passed || b.passed,
  xpReward: Math.max(a.xpReward, b.xpReward),
});

function standingOfOne({ challenge, reached }: JudgedAttempt): Standing {
  const passed = isPassed(challenge, reached);
  return { bestScore: reached.score, passed, xpReward: passed ? challenge.xpReward : 0 };
}

/** Where the attempts of one player at one challenge lead, from however many devices: passed if any passed, the best score (decision C2). */
export const standingOf = (attempts: readonly JudgedAttempt[]): Standing => attempts.map(standingOfOne).reduce(unite, NOT_ATTEMPTED);
