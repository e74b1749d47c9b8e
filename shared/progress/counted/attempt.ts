import type { SessionSummary } from '../../contract/state.ts';

/**
 * Whether a session counts as an attempt at its challenge: its XP then counts once a challenge (decision C2), elsewhere always. An
 * unverified attempt is a game played outside the challenge (decision D23).
 */
export const isAttempt = ({ challenge, unverified }: Pick<SessionSummary, 'challenge' | 'unverified'>): boolean =>
  challenge !== undefined && unverified !== true;
