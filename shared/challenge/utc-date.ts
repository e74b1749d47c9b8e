import type { DayNumber } from '../day.ts';

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 0000-03-01, where an era begins, to 1970-01-01. */
const DAYS_TO_1970 = 719_468;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const padded = (value: number, length: number): string => value.toString().padStart(length, '0');

/** The day of a year that begins in March: so the leap day is the last. `month` from 1. */
const dayOfMarchYear = (month: number, day: number): number => Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;

function dayOf(year: number, month: number, day: number): DayNumber {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfMarchYear(month, day) - DAYS_TO_1970;
}

/** A day as YYYY-MM-DD, in whole numbers: shared code has no Date. For the years 0 to 9999. */
export function dateOfDay(day: DayNumber): string {
  const sinceEras = day + DAYS_TO_1970;
  const era = Math.floor(sinceEras / DAYS_PER_ERA);
  const dayOfEra = sinceEras - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * YEARS_PER_ERA + (month > 2 ? 0 : 1);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

/** The day of a date YYYY-MM-DD; null for a text that is none, and for a day that its month does not have. */
export function dayOfDate(date: string): DayNumber | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const found = dayOf(Number(year), Number(month), Number(day));
  return dateOfDay(found) === date ? found : null;
}
