/** How the product writes days. A day's number is a civil day (shared/day.ts), so it is read as UTC. */

const MS_PER_DAY = 86_400_000;

/** Writes days in this form. The formatter is made once: making it takes a hundred times as long as using it, and a month has thirty days. */
function writer(format: Intl.DateTimeFormatOptions): (day: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (day) => {
    made ??= new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' });
    return made.format(day * MS_PER_DAY);
  };
}

/** "Nov 12". */
export const dayText = writer({ day: 'numeric', month: 'short' });

/** "Nov 12, 2026". */
export const dayInYear = writer({ day: 'numeric', month: 'short', year: 'numeric' });

/** "Thursday, Nov 12". */
export const dayOfWeek = (day: number): string => `${weekdayName(day)}, ${dayText(day)}`;

/** "November 2026". */
export const monthInYear = writer({ month: 'long', year: 'numeric' });

/** "November". */
export const monthName = writer({ month: 'long' });

/** "Monday". */
export const weekdayName = writer({ weekday: 'long' });

/** "Today", "Yesterday", "Nov 12". A day after today is today's, for a traveller has already played on it. */
export function whenOf(day: number, today: number): string {
  if (day >= today) return 'Today';
  return day === today - 1 ? 'Yesterday' : dayText(day);
}
