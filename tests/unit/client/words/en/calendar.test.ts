import { describe, expect, it } from 'vitest';
import {
  dayInYear,
  dayOfWeek,
  dayText,
  monthInYear,
  monthName,
  weekdayName,
  whenOf,
} from '../../../../../client/words/en/text/calendar.ts';

const MS_PER_DAY = 86_400_000;
const DAY = Date.UTC(2026, 10, 12) / MS_PER_DAY;

describe('days in words', () => {
  it('name the civil day, wherever the reader is', () => {
    expect([dayText(DAY), dayInYear(DAY), dayOfWeek(DAY)]).toEqual(['Nov 12', 'Nov 12, 2026', 'Thursday, Nov 12']);
    expect([monthName(DAY), monthInYear(DAY), weekdayName(DAY)]).toEqual(['November', 'November 2026', 'Thursday']);
  });

  it('are those of the browser’s own formatter, on each day of sixteen years', () => {
    const written = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' });
    const [inYear, month, weekday] = [
      written({ day: 'numeric', month: 'short', year: 'numeric' }),
      written({ month: 'long', year: 'numeric' }),
      written({ weekday: 'long' }),
    ];
    for (let day = Date.UTC(2020, 0, 1) / MS_PER_DAY; day < Date.UTC(2036, 0, 1) / MS_PER_DAY; day++) {
      const ms = day * MS_PER_DAY;
      expect([dayInYear(day), monthInYear(day), weekdayName(day)]).toEqual([inYear.format(ms), month.format(ms), weekday.format(ms)]);
    }
  });

  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, 'Nov 10'],
    [-1, 'Today'],
  ])('%i days ago is "%s"', (ago, text) => expect(whenOf(DAY - ago, DAY)).toBe(text));
});
