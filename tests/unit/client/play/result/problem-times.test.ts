import { expect, test } from 'vitest';
import {
  brokenInWords,
  mostInChartMs,
  slowFromMs,
  timesInWords,
  usualMs,
  type AnsweredProblem,
} from '../../../../../client/play/result/problem-times.ts';

const rows = (...times: readonly number[]): readonly AnsweredProblem[] =>
  times.map((ms, i) => ({ idx: i + 1, problem: `${i} + 1`, given: '1', answer: '1', correct: true, ms }));

test.each([
  [[], 0],
  [[700], 700],
  [[900, 100, 500], 500],
  [[100, 300, 500, 9_000], 400],
] as const)('of %j the usual time is %i', (times, usual) => {
  expect(usualMs(rows(...times))).toBe(usual);
});

test('slow is one and a half times the usual, and nothing is slow among three', () => {
  expect(slowFromMs(rows(100, 300, 500, 9_000))).toBe(600);
  expect(slowFromMs(rows(100, 300, 9_000))).toBe(Infinity);
});

test('the chart is said in words', () => {
  expect(timesInWords(rows())).toBe('');
  expect(timesInWords(rows(1_250))).toBe('1.3\u00a0s for 0\u00a0+\u00a01.');
  expect(timesInWords(rows(1_000, 2_000, 4_000))).toBe('Usually 2.0\u00a0s a problem; longest 2\u00a0+\u00a01, 4.0\u00a0s.');
});

test('a line of that breaks within no sum, but may within words', () => {
  const asked = (problem: string) => rows(1_250).map((row) => ({ ...row, problem }));
  expect(timesInWords(asked('36 − 21'))).toContain('36\u00a0−\u00a021.');
  expect(timesInWords(asked('Area of a rectangle, 3 by 4'))).toContain('Area of a rectangle, 3 by 4.');
});

test('the chart is as high as the longest time, but no higher than three times the usual one', () => {
  expect(mostInChartMs(rows(1_000, 1_000, 2_900))).toBe(2_900);
  expect(mostInChartMs(rows(1_000, 1_000, 60_000))).toBe(3_000);
  expect(mostInChartMs(rows(0, 0, 0))).toBe(1);
  expect(mostInChartMs(rows())).toBe(1);
});

test('what is longer is said with its true time, the longest first, and how many more there are', () => {
  expect(brokenInWords(rows(1_000, 1_000, 3_000))).toBeUndefined();
  expect(brokenInWords(rows(1_000, 1_000, 60_000))).toBe('Broken bars: 2\u00a0+\u00a01 in 60.0\u00a0s.');
  expect(brokenInWords(rows(100, 100, 100, 100, 100, 100, 400, 900, 500, 700))).toBe(
    'Broken bars: 7\u00a0+\u00a01 in 0.9\u00a0s, 9\u00a0+\u00a01 in 0.7\u00a0s, 8\u00a0+\u00a01 in 0.5\u00a0s, and 1 more.',
  );
});
