import type { SessionSummary } from '../../contract/state.ts';
import { isAtChallenge } from './at-challenge.ts';

/** What of a session decides whether its XP counts by itself. */
type PaidSession = Pick<SessionSummary, 'challenge' | 'unverified' | 'round'>;

/**
 * Under what name the XP of a session counts once, with the best of those that share it: its challenge (decision C2), or its class round,
 * whose questions are known after the first time (decision D30). Undefined for any other, whose XP always counts. No challenge has a name
 * like a round's.
 */
export function paidOnceAs(session: PaidSession): string | undefined {
  if (session.round !== undefined) return `round:${session.round}`;
  return isAtChallenge(session) ? session.challenge : undefined;
}
