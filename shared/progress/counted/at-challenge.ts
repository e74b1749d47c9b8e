import type { SessionSummary } from '../../contract/state.ts';

/**
 * Whether a session was played at a challenge: its XP then counts once a challenge (decision C2), elsewhere always. An unverified one
 * counts as a game outside it (decision D23). It is an attempt if it also kept to the challenge's rules and date; then it has `attempt`.
 */
export const isAtChallenge = ({ challenge, unverified }: Pick<SessionSummary, 'challenge' | 'unverified'>): boolean =>
  challenge !== undefined && unverified !== true;
