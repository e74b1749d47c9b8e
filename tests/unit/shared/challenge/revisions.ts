import type { ChallengeData, ChallengeRevision } from '../../../../shared/contract/content.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import type { Challenge } from '../../../../shared/challenge/challenge.ts';
import { challengeRulesById } from '../../../../shared/games/challenges.ts';
import { readChallenge } from '../../../../shared/challenge/read-challenge.ts';
import { session } from '../progress/sessions.ts';

type GameId = 1 | 2 | 3;

/** A revision with everything that the form says at first for a game, but for what a test changes. */
export const revision = (
  gameId: GameId,
  data: Partial<ChallengeData> = {},
  change: Partial<ChallengeRevision> = {},
): ChallengeRevision => ({
  id: 'challenge-1',
  revision: 1,
  date: '2026-11-22',
  title: 'Sunday sums',
  description: 'A few sums for a Sunday.',
  game_id: gameId,
  difficulty: 'medium',
  xp_reward: 100,
  bonus_xp: 50,
  time_limit: challengeRulesById(gameId)?.defaultTimeLimit ?? 0,
  max_attempts: 3,
  is_active: true,
  created_at: 1_795_200_000_000,
  challenge_data: { ...challengeRulesById(gameId)?.defaultData, ...data },
  ...change,
});

/** The same revision, with its data as an older form wrote it. */
export const withData = (whole: ChallengeRevision, data: ChallengeData): ChallengeRevision => ({ ...whole, challenge_data: data });

/** Reads a revision that must be readable. */
export function read(given: ChallengeRevision): Challenge {
  const challenge = readChallenge(given);
  if (!challenge.ok) throw new Error(challenge.error.field);
  return challenge.value;
}

const SLUGS = { 1: 'speed-math', 2: 'math-race', 3: 'number-puzzle' } as const;

/** A session of the challenge's game that counts in full. */
export const sessionOf = (gameId: GameId, change: Partial<SessionSummary> = {}): SessionSummary =>
  session('s1', { game: SLUGS[gameId], challenge: 'challenge-1', ...change });
