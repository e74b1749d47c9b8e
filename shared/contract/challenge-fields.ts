import type { ChallengeData, ChallengeRevision } from './content.ts';

/** What the form of a challenge says of it, besides the data of its game (spec 2 §3). */
export const CHALLENGE_FIELDS = [
  'date',
  'title',
  'description',
  'game_id',
  'difficulty',
  'xp_reward',
  'bonus_xp',
  'time_limit',
  'max_attempts',
  'is_active',
] as const satisfies readonly (keyof ChallengeRevision)[];

/** The fields of the form that only some games have. */
export const GAME_FIELDS = [
  'operation',
  'questions',
  'target_score',
  'puzzle_size',
  'moves_limit',
] as const satisfies readonly (keyof ChallengeData)[];
