import { MONTH_NAMES, WEEKDAY_NAMES } from '../../shared/calendar-names.ts';
import { civilDateOf } from '../../shared/civil-date.ts';
import { mondayOf, weekOf, type DayNumber } from '../../shared/day.ts';

/** How the product writes days. A day's number is a civil day (shared/day.ts). */

/** "November". */
export const monthName = (day: DayNumber): string => MONTH_NAMES[civilDateOf(day).month - 1] ?? '';

/** "November 2026". */
export const monthInYear = (day: DayNumber): string => `${monthName(day)} ${civilDateOf(day).year}`;

/** "Monday". */
export const weekdayName = (day: DayNumber): string => WEEKDAY_NAMES[day - mondayOf(weekOf(day))] ?? '';

/** "Nov 12". */
export const dayText = (day: DayNumber): string => `${monthName(day).slice(0, 3)} ${civilDateOf(day).day}`;

/** "Nov 12, 2026". */
export const dayInYear = (day: DayNumber): string => `${dayText(day)}, ${civilDateOf(day).year}`;

/** "Thursday, Nov 12". */
export const dayOfWeek = (day: DayNumber): string => `${weekdayName(day)}, ${dayText(day)}`;

/** "Today", "Yesterday", "Nov 12". A day after today is today's, for a traveller has already played on it. */
export function whenOf(day: DayNumber, today: DayNumber): string {
  if (day >= today) return 'Today';
  return day === today - 1 ? 'Yesterday' : dayText(day);
}
