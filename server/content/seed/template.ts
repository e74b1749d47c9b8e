import type { ChallengeRevision } from '../../../shared/contract/content.ts';

/** What a challenge is besides its day: which game is known by the list it stands in. */
export type ChallengeTemplate = Pick<
  ChallengeRevision,
  'title' | 'description' | 'difficulty' | 'xp_reward' | 'time_limit' | 'challenge_data'
>;
