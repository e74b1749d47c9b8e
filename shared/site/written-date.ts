import { MONTH_NAMES } from '../calendar-names.ts';
import { civilDateOf } from '../civil-date.ts';
import { dayNumber, msInto } from '../day.ts';

/** Dates of posts. They are written by UTC and in one language: document and window must agree, wherever the reader is. */

const padded = (number: number, length = 2): string => String(number).padStart(length, '0');

/** "November 12, 2026". `ms`: since the epoch. */
export function writtenDate(ms: number): string {
  const { year, month, day } = civilDateOf(dayNumber(ms, 0));
  return `${MONTH_NAMES[month - 1] ?? ''} ${day}, ${year}`;
}

/** "2026-11-12". */
export function isoDate(ms: number): string {
  const { year, month, day } = civilDateOf(dayNumber(ms, 0));
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** "2026-11-12T09:30:00Z". */
export function isoTime(ms: number): string {
  const seconds = Math.floor(msInto(dayNumber(ms, 0), ms) / 1000);
  return `${isoDate(ms)}T${padded(Math.floor(seconds / 3600))}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}Z`;
}
