import { expect, it } from 'vitest';
import { isDelivered } from '../../../../shared/challenge/delivery.ts';
import { dayOfDate } from '../../../../shared/challenge/utc-date.ts';

it.each([
  ['2026-09-22', false],
  ['2026-09-23', true],
  ['2026-11-22', true],
  ['2026-12-22', true],
  ['2026-12-23', false],
])('on 2026-11-22 a device has what is of %s: %s (decision C1)', (date, has) => {
  expect(isDelivered({ date }, dayOfDate('2026-11-22') ?? 0)).toBe(has);
});
