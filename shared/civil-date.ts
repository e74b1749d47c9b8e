import type { DayNumber } from './day.ts';

/** Dates of the calendar, computed in whole numbers: shared code has no Date. For the years 0 to 9999. */

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 0000-03-01, where an era begins, to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/** A day as the calendar names it; `month` and `day` from 1. */
interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day of a year that begins in March: so the leap day is the last. */
const dayOfMarchYear = (month: number, day: number): number => Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;

/** The number of a day that the calendar has. */
export function dayOfCivilDate({ year, month, day }: CivilDate): DayNumber {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfMarchYear(month, day) - DAYS_TO_1970;
}

/** What the calendar calls a day. */
export function civilDateOf(day: DayNumber): CivilDate {
  const sinceEras = day + DAYS_TO_1970;
  const era = Math.floor(sinceEras / DAYS_PER_ERA);
  const dayOfEra = sinceEras - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  return {
    year: yearOfEra + era * YEARS_PER_ERA + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** A civil month, counted from January 1970 (month 0). */
export type MonthNumber = number;

const MONTHS_A_YEAR = 12;

export function monthOf(day: DayNumber): MonthNumber {
  const { year, month } = civilDateOf(day);
  return (year - 1970) * MONTHS_A_YEAR + month - 1;
}

/** The first day of a month. */
export const firstDayOf = (month: MonthNumber): DayNumber =>
  dayOfCivilDate({
    year: 1970 + Math.floor(month / MONTHS_A_YEAR),
    month: (((month % MONTHS_A_YEAR) + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1,
    day: 1,
  });
