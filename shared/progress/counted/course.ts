import type { SessionSummary } from '../../contract/state.ts';

/**
 * Whether a session was an ordinary run. Bests, least times, quickest tens, topics and averages are of these alone (decision G27): the score
 * of a practice says how long it was, and its rules chose what was asked.
 */
export const isOrdinary = ({ game, course }: Pick<SessionSummary, 'game' | 'course'>): boolean =>
  course === undefined && game !== 'practice';

/**
 * Whether badges count a session: not what nobody could have played (decision D23), nor what was written down on paper, of which nobody
 * saw how it was done (decision G27).
 */
export const isForBadges = ({ unverified, course }: Pick<SessionSummary, 'unverified' | 'course'>): boolean =>
  unverified !== true && course !== 'paper';
