import { dailyStreak } from '../../../shared/progress/daily-streak.ts';
import type { TodaysChallenge } from '../../challenge/read-today.ts';

/** The player's streak of dailies on the day of a challenge; 0 of a guest, whose attempts are nowhere. */
export const streakOf = ({ day, attempts }: Pick<TodaysChallenge, 'day' | 'attempts'>): number =>
  attempts ? dailyStreak(attempts.dailies, day) : 0;
