import { expect, it } from 'vitest';
import { dayNumber } from '../../../../shared/day.ts';
import { lastUsedText } from '../../../../client/settings/devices.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

it.each([
  [NOON, 0, 'Last used today'],
  [NOON - 13 * HOUR, 0, 'Last used yesterday'],
  // The same moment is today already where the clocks are two hours ahead.
  [NOON - 13 * HOUR, 120, 'Last used today'],
  [NOON - 50 * HOUR, 0, 'Last used on Nov 18'],
  // The server's clock may be ahead of this device's.
  [NOON + 13 * HOUR, 0, 'Last used today'],
])('a session used at %d, %d minutes east of UTC: %s', (usedMs, offset, text) => {
  expect(lastUsedText(usedMs, offset, dayNumber(NOON, offset))).toBe(text);
});
