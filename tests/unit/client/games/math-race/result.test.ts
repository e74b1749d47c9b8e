import { expect, test } from 'vitest';
import { placingOf, raceMs } from '../../../../../client/games/math-race/best-pace.ts';
import { raceMessage, secondsPerAnswer } from '../../../../../client/games/math-race/result-text.ts';
import type { MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import type { GivenAnswer } from '../../../../../shared/games/math-race/v1/rules.ts';
import type { RunComparison } from '../../../../../shared/progress/comparison.ts';

const config: MathRaceConfig = { operation: 'mixed', from: 1, to: 10, target: 20 };

/** A race at this pace, in ms an answer, beside the best before it. */
const comparison = (value: number, bestBefore?: number): RunComparison => ({
  key: 'math-race mixed.1.10.20',
  before: undefined,
  figures: [{ measure: 'pace', value, isNewBest: false, best: value, ...(bestBefore !== undefined && { bestBefore }) }],
});

test('the runner in the second lane takes the best pace for each answer, and the pauses between them', () => {
  expect(raceMs(1_000, config)).toBe(20 * 1_000 + 19 * 400);
  expect(raceMs(1_000, { target: 1 })).toBe(1_000);
});

test('a race is the first on its set-up, the best, or so far behind the best', () => {
  expect(placingOf(comparison(1_000))).toEqual({ kind: 'first', pace: 1_000 });
  expect(placingOf(comparison(999, 1_000))).toEqual({ kind: 'best', pace: 999 });
  expect(placingOf(comparison(1_000, 1_000))).toEqual({ kind: 'best', pace: 1_000 });
  expect(placingOf(comparison(1_300, 1_000))).toEqual({ kind: 'behind', pace: 1_300, best: 1_000 });
});

test('nothing is said of a race that cannot be compared, nor while those before it are not known', () => {
  expect(placingOf({ ...comparison(1_000), figures: [] })).toBeUndefined();
  expect(placingOf(undefined)).toBeUndefined();
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
