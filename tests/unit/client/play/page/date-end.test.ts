import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWithDate } from '../../../../../client/play/page/date-end.ts';
import { createSource } from '../../../../../shared/observable.ts';

const window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', window);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An attempt by a clock with so much left of its date, in ms. */
function begun(clock: string, leftMs: number) {
  const untilMs = Date.now() + leftMs;
  const source = createSource({ status: 'playing' });
  const leave = vi.fn(() => source.set({ status: 'left' }));
  endWithDate({ config: { clock }, run: { ...source, leave } }, () => untilMs - Date.now());
  return { source, leave };
}

it('a calm attempt is left with its date, once, to the second (decision C14)', () => {
  const { leave } = begun('off', 60_000);
  vi.advanceTimersByTime(59_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(leave).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('one that slept through midnight is left when somebody comes back, and one by a clock that was set soon', () => {
  const slept = begun('x2', 3_600_000);
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(slept.leave).toHaveBeenCalledOnce();
  const set = begun('off', 3_600_000);
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  vi.advanceTimersByTime(15_000);
  expect(set.leave).toHaveBeenCalledOnce();
});

it('an ordinary attempt goes on over midnight, and nothing watches one that is over', () => {
  const ordinary = begun('on', 1_000);
  vi.advanceTimersByTime(60_000);
  expect(ordinary.leave).not.toHaveBeenCalled();
  const over = begun('off', 60_000);
  over.source.set({ status: 'over' });
  expect(vi.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(over.leave).not.toHaveBeenCalled();
});
