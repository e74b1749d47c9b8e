import { describe, expect, it } from 'vitest';
import { dayInYear, dayOfWeek, dayText, monthInYear, monthName, weekdayName, whenOf } from '../../../../client/text/day.ts';

const DAY = Date.UTC(2026, 10, 12) / 86_400_000;

describe('days in words', () => {
  it('name the civil day, wherever the reader is', () => {
    expect([dayText(DAY), dayInYear(DAY), dayOfWeek(DAY)]).toEqual(['Nov 12', 'Nov 12, 2026', 'Thursday, Nov 12']);
    expect([monthName(DAY), monthInYear(DAY), weekdayName(DAY)]).toEqual(['November', 'November 2026', 'Thursday']);
  });

  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, 'Nov 10'],
    [-1, 'Today'],
  ])('%i days ago is "%s"', (ago, text) => expect(whenOf(DAY - ago, DAY)).toBe(text));
});
