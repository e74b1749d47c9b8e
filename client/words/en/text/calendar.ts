import { civilDateOf } from '../../../../shared/civil-date.ts';
import { mondayOf, weekOf, type DayNumber } from '../../../../shared/day.ts';

/**
 * Days and months. A day's number is a civil day (shared/day.ts). The names are written down, for a phone takes a sixth of a second to make
 * its first Intl.DateTimeFormat.
 */

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** In the order of a week here (shared/day.ts). */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The same in little room. */
export const shortWeekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const inWeek = (day: DayNumber): number => day - mondayOf(weekOf(day));

/** "November". */
export const monthName = (day: DayNumber): string => MONTHS[civilDateOf(day).month - 1] ?? '';

/** "November 2026". */
export const monthInYear = (day: DayNumber): string => `${monthName(day)} ${civilDateOf(day).year}`;

/** "Monday". */
export const weekdayName = (day: DayNumber): string => weekdays[inWeek(day)] ?? '';

/** "Mo". */
export const shortWeekdayName = (day: DayNumber): string => shortWeekdays[inWeek(day)] ?? '';

/** "Nov 12". */
export function dayText(day: DayNumber): string {
  const { month, day: date } = civilDateOf(day);
  return `${SHORT_MONTHS[month - 1] ?? ''} ${date}`;
}

/** "Nov 12, 2026". */
export const dayInYear = (day: DayNumber): string => `${dayText(day)}, ${civilDateOf(day).year}`;

/** "Thursday, Nov 12". */
export const dayOfWeek = (day: DayNumber): string => `${weekdayName(day)}, ${dayText(day)}`;

/** "Today", "Yesterday", "Nov 12". A day after today is today's, for a traveller has already played on it. */
export function whenOf(day: DayNumber, today: DayNumber): string {
  if (day >= today) return 'Today';
  return day === today - 1 ? 'Yesterday' : dayText(day);
}
