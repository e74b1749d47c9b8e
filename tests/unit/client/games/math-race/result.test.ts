import { expect, test } from 'vitest';
import { bestMs, placingOf } from '../../../../../client/games/math-race/best-time.ts';
import { raceMessage, secondsPerAnswer } from '../../../../../client/games/math-race/result-text.ts';
import type { MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import type { GivenAnswer } from '../../../../../shared/games/math-race/v1/rules.ts';

const config: MathRaceConfig = { operation: 'mixed', from: 1, to: 10, target: 20 };
const NAME = 'best_ms/mixed/10/20';

test('the time to beat is the least of this set-up, and of no other', () => {
  const records = { [NAME]: { count: 2, sum: 90_000, least: 40_000, most: 50_000 } };
  expect(bestMs(records, config)).toBe(40_000);
  expect(bestMs(records, { ...config, target: 19 })).toBeUndefined();
  expect(bestMs(undefined, config)).toBeUndefined();
});

test('a race is the first on its set-up, the best, or so far behind the best', () => {
  const tally = (times: readonly number[]) => ({
    [NAME]: { count: times.length, sum: times.reduce((a, b) => a + b), least: Math.min(...times), most: Math.max(...times) },
  });
  expect(placingOf(tally([40_000]), config, 40_000)).toEqual({ kind: 'first' });
  expect(placingOf(tally([40_000, 39_999]), config, 39_999)).toEqual({ kind: 'best' });
  expect(placingOf(tally([40_000, 40_000]), config, 40_000)).toEqual({ kind: 'best' });
  expect(placingOf(tally([40_000, 43_500]), config, 43_500)).toEqual({ kind: 'behind', byMs: 3500, bestMs: 40_000 });
});

test('nothing is said while the records do not hold the race yet', () => {
  expect(placingOf(undefined, config, 40_000)).toBeUndefined();
  expect(placingOf({}, config, 40_000)).toBeUndefined();
  expect(placingOf({ [NAME]: { count: 1, sum: 50_000, least: 50_000, most: 50_000 } }, config, 40_000)).toBeUndefined();
});

test.each([
  [20, 100, 'A flawless race!'],
  [20, 99, 'Across the line!'],
  [20, 80, 'Across the line!'],
  [20, 79, 'Race finished!'],
  [19, 100, 'The race is over.'],
])('%i of 20 at %i %% says: %s', (correct, accuracy, message) => {
  expect(raceMessage({ correct, config }, accuracy)).toBe(message);
});

test('the pace is the mean of the answers, pauses not counted', () => {
  const given = (ms: number): GivenAnswer => ({ problem: { op: 'addition', a: 1, b: 1, answer: 2 }, value: 2, ms });
  expect(secondsPerAnswer([given(1000), given(2000), given(3300)])).toBe('2.1 s');
  expect(secondsPerAnswer([])).toBe('0.0 s');
});
