import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deadline } from '../../../client/deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts after its time, not before, and says that the time is over', () => {
  const signal = deadline(5_000);
  vi.advanceTimersByTime(4_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
