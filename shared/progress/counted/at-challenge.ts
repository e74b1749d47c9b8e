import type { SessionSummary } from '../../contract/state.ts';
import { dayNumber, type DayNumber } from '../../day.ts';

/**
 * Whether a session was played at a challenge: its XP then counts once a challenge (decision C2), elsewhere always. An unverified one
 * counts as a game outside it (decision D23). It is an attempt if it also kept to the challenge's rules and date; then it has `attempt`.
 */
export const isAtChallenge = ({ challenge, unverified }: Pick<SessionSummary, 'challenge' | 'unverified'>): boolean =>
  challenge !== undefined && unverified !== true;

/**
 * The date of the challenge at which a session is an attempt, a UTC day; undefined for any other session. Older builds did not note it:
 * then it is the day on which the run's own time began.
 */
export function attemptDay({
  attempt,
  endMs,
  durationMs,
}: Pick<SessionSummary, 'attempt' | 'endMs' | 'durationMs'>): DayNumber | undefined {
  return attempt && (attempt.day ?? dayNumber(endMs - durationMs, 0));
}
