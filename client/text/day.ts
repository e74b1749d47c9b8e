/** How the product writes days. A day's number is a civil day (shared/day.ts), so it is read as UTC. */

const MS_PER_DAY = 86_400_000;

const written = (day: number, format: Intl.DateTimeFormatOptions): string =>
  new Date(day * MS_PER_DAY).toLocaleDateString('en', { ...format, timeZone: 'UTC' });

/** "Nov 12". */
export const dayText = (day: number): string => written(day, { day: 'numeric', month: 'short' });

/** "Nov 12, 2026". */
export const dayInYear = (day: number): string => written(day, { day: 'numeric', month: 'short', year: 'numeric' });

/** "Thursday, Nov 12". */
export const dayOfWeek = (day: number): string => `${weekdayName(day)}, ${dayText(day)}`;

/** "November 2026". */
export const monthInYear = (day: number): string => written(day, { month: 'long', year: 'numeric' });

/** "November". */
export const monthName = (day: number): string => written(day, { month: 'long' });

/** "Monday". */
export const weekdayName = (day: number): string => written(day, { weekday: 'long' });

/** "Today", "Yesterday", "Nov 12". A day after today is today's, for a traveller has already played on it. */
export function whenOf(day: number, today: number): string {
  if (day >= today) return 'Today';
  return day === today - 1 ? 'Yesterday' : dayText(day);
}
