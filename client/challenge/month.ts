import { dateOfDay, dayOfDate } from '../../shared/challenge/utc-date.ts';
import type { DayNumber } from '../../shared/day.ts';

const WEEK = 7;

/** 1970-01-01 was a Thursday. */
const weekday = (day: DayNumber): number => (((day + 3) % WEEK) + WEEK) % WEEK;

const range = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The first day of the month of a day, and that of the next one. */
export function monthOf(day: DayNumber): { readonly first: DayNumber; readonly next: DayNumber } {
  const month = dateOfDay(day).slice(0, 'YYYY-MM-'.length);
  const first = dayOfDate(`${month}01`) ?? day;
  // 31 days after a first are always in the next month.
  const next = dayOfDate(`${dateOfDay(first + 31).slice(0, 'YYYY-MM-'.length)}01`) ?? first + 31;
  return { first, next };
}

/** The month of a day as a table: a row a week, Monday first; null before the first and after the last day. */
export function weeksOf(day: DayNumber): readonly (readonly (DayNumber | null)[])[] {
  const { first, next } = monthOf(day);
  const cells = [...range(0, weekday(first)).map(() => null), ...range(first, next)];
  const whole = [...cells, ...range(cells.length, Math.ceil(cells.length / WEEK) * WEEK).map(() => null)];
  return range(0, whole.length / WEEK).map((week) => whole.slice(week * WEEK, (week + 1) * WEEK));
}
