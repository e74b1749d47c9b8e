import type { TodaysChallenge } from '../../challenge/read-today.ts';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import { calendarOf } from './calendar.ts';
import type { DailyData } from './daily-data.ts';

/** The same as daily-data.ts makes of a day of which nothing is known, without the code of the games. */
export const dayWithoutChallenge = (today: TodaysChallenge): DailyData => ({
  date: dayOfWeek(today.day),
  card: { state: 'none' },
  result: undefined,
  calendar: calendarOf(today),
  streak: 0,
  waiting: [],
});
