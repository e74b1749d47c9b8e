import { expect, test } from 'vitest';
import { raceMs, shareAtBest } from '../../../../../client/games/math-race/best-pace.ts';
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
  const longer = { target: 3, clock: 'x5' };
  expect(raceMs(1_000, longer)).toBe(3 * 1_000 + 2 * 2_000);
});

test('the lanes at the finish show how far behind the best a slower race was', () => {
  expect(shareAtBest(comparison(1_250, 1_000))).toBe(0.8);
});

test('no lanes are shown of a race as fast as the best or faster, of the first, and of one that cannot be compared', () => {
  expect(
    [comparison(1_000, 1_000), comparison(999, 1_000), comparison(1_000), { ...comparison(1_000), figures: [] }, undefined].map(
      shareAtBest,
    ),
  ).toEqual(Array(5).fill(undefined));
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
  expect(secondsPerAnswer([given(1000), given(2000), given(3300)])).toBe('2.1\u00a0s');
  expect(secondsPerAnswer([])).toBe('0.0\u00a0s');
});
