import { expect, test } from 'vitest';
import { barMotion, barStepMs, secondsLeft, secondsSoFar } from '../../../../../client/play/run/run-clock.ts';

test.each([
  [0, 0, 1_000],
  [999, 0, 1],
  [1_000, 1, 1_000],
  [61_250, 61, 750],
])('%i ms into a run a clock that counts up shows %i, for another %i ms', (elapsedMs, seconds, nextMs) => {
  expect(secondsSoFar(elapsedMs)).toEqual({ seconds, nextMs });
});

test.each([
  [0, 60, 1_000],
  [1, 60, 999],
  [50_000, 10, 1_000],
  [50_001, 10, 999],
  [59_999, 1, 1],
  [60_000, 0, undefined],
  [75_000, 0, undefined],
])('%i ms into a minute a clock that counts down shows %i, for another %s ms', (elapsedMs, seconds, nextMs) => {
  expect(secondsLeft(elapsedMs, 60_000)).toEqual({ seconds, nextMs });
});

test('each number of seconds stands for a second: no look is too late for the next', () => {
  for (const shown of [secondsSoFar, (elapsedMs: number) => secondsLeft(elapsedMs, 5_000)]) {
    for (let elapsedMs = 0; elapsedMs < 5_000; elapsedMs += 7) {
      const { seconds, nextMs = 0 } = shown(elapsedMs);
      expect(shown(elapsedMs + nextMs - 1).seconds).toBe(seconds);
      expect(shown(elapsedMs + nextMs).seconds).not.toBe(seconds);
    }
  }
});

test('a bar goes on from where the clock is: also one that begins within a run, or is over', () => {
  expect(barMotion(15_000, { lengthMs: 60_000, bar: 'empties' })).toEqual({ from: 0.75, to: 0, restMs: 45_000 });
  expect(barMotion(15_000, { lengthMs: 60_000, bar: 'fills' })).toEqual({ from: 0.25, to: 1, restMs: 45_000 });
  expect(barMotion(12_500, { fromMs: 10_000, lengthMs: 5_000, bar: 'empties' })).toEqual({ from: 0.5, to: 0, restMs: 2_500 });
  expect(barMotion(9_000, { fromMs: 10_000, lengthMs: 5_000, bar: 'empties' })).toEqual({ from: 1, to: 0, restMs: 5_000 });
  expect(barMotion(90_000, { lengthMs: 60_000, bar: 'fills' })).toEqual({ from: 1, to: 1, restMs: 0 });
});

test('a bar moves pixel by pixel, without frames in between; only one with more than 25 pixels a second moves in every frame', () => {
  const pixels = 720;
  expect(barStepMs(600_000, pixels)).toBe(600_000 / pixels);
  expect(barStepMs(28_800, pixels)).toBe(40);
  expect(barStepMs(28_799, pixels)).toBeUndefined();
  expect(barStepMs(10_000, 10)).toBe(1_000);
});
