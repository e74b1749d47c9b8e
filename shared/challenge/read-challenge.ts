import type { ChallengeRevision } from '../contract/content.ts';
import { challengeRulesById } from '../games/challenges.ts';
import { refuse } from '../games/kit/config.ts';
import type { ConfigError } from '../games/kit/game.ts';
import { ok, type Result } from '../result.ts';
import type { Challenge } from './challenge.ts';
import { dayOfDate } from './utc-date.ts';

/**
 * A revision as a game, a set-up that this game's own check takes, and what is to be reached. Fields that are missing from the data get
 * the form's defaults (decision C4). It refuses, with the field, what no set-up fits: an unknown game, a date that does
 * not exist, a value outside the limits of the game. What may be saved is less (refusal.ts); what was saved stays readable.
 */
export function readChallenge(given: ChallengeRevision): Result<Challenge, ConfigError> {
  const day = dayOfDate(given.date);
  if (day === null) return refuse('date');
  const rules = challengeRulesById(given.game_id);
  if (rules === undefined) return refuse('game_id');
  const goal = rules.read(given);
  if (!goal.ok) return goal;
  return ok({ id: given.id, revision: given.revision, day, xpReward: given.xp_reward, rules, goal: goal.value });
}
