import type { ChallengeRevision } from '../contract/content.ts';
import type { DayNumber } from '../day.ts';
import { dateOfDay } from './utc-date.ts';

/** A phone that was offline for weeks has today's challenge, and its attempts can still be judged on it (decision C1). */
const DAYS = { back: 60, ahead: 30 } as const;

/**
 * Whether a device gets and keeps what has this date (decision C1): 60 days back, 30 ahead, both included. A challenge whose date was
 * changed is delivered with all its revisions if one of its dates is.
 * @param day the UTC day now.
 */
export const isDelivered = ({ date }: Pick<ChallengeRevision, 'date'>, day: DayNumber): boolean =>
  date >= dateOfDay(day - DAYS.back) && date <= dateOfDay(day + DAYS.ahead);
