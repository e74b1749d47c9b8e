import { civilDateOf, dayOfCivilDate } from '../civil-date.ts';
import type { DayNumber } from '../day.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const padded = (value: number, length: number): string => value.toString().padStart(length, '0');

/** A day as YYYY-MM-DD. For the years 0 to 9999. */
export function dateOfDay(of: DayNumber): string {
  const { year, month, day } = civilDateOf(of);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The day of a date YYYY-MM-DD; null for a text that is none, and for a day that its month does not have. */
export function dayOfDate(date: string): DayNumber | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const found = dayOfCivilDate({ year: Number(year), month: Number(month), day: Number(day) });
  return dateOfDay(found) === date ? found : null;
}
