import type { DayNumber } from '../../../../shared/day.ts';
import { dayOfWeek } from '../text/calendar.ts';

/** Rewards of earlier days. */
export const title = 'Won and not yet redeemed';
export const challengeOn = (challenge: string, day: DayNumber) => `${challenge}, ${dayOfWeek(day)}`;
/** The device no longer has the challenge. */
export const earlierChallenge = 'A challenge of an earlier day';
