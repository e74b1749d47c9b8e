import { expect, test } from 'vitest';
import { slowFromMs, timesInWords, usualMs, type AnsweredProblem } from '../../../../../client/play/result/problem-times.ts';

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
  expect(timesInWords(rows(1_250))).toBe('1.3 s for 0 + 1.');
  expect(timesInWords(rows(1_000, 2_000, 4_000))).toBe('Usually 2.0 s a problem; longest 2 + 1, 4.0 s.');
});
