import { describe, expect, it } from 'vitest';
import { accuracyOf } from '../../../../../shared/games/kit/accuracy.ts';
import { scoreOf, scoreParts } from '../../../../../shared/games/number-sequence/v1/score.ts';
import { resultMessage } from '../../../../../client/words/en/number-sequence/result.ts';

describe('the score', () => {
  it.each([
    [3, 3, 100, 141, 1205, '3 × 100 + 100 × 2 + 5 × 141 = 300 + 200 + 705'],
    [2, 3, 67, 80, 734, '66.7 → 67: 200 + 134 + 400'],
    [1, 3, 33, 0, 166, '33.3 → 33; right in the very last second: 100 + 66 + 0'],
    [1, 8, 13, 9, 171, '12.5 → 13, halves up (G17): 100 + 26 + 45'],
    [0, 5, 0, 0, 0, 'none right: no seconds count either'],
    [20, 20, 100, 5900, 31_700, 'the most there is: 2000 + 200 + 29,500'],
    [1, 20, 5, 1, 115, '100 + 10 + 5'],
  ])('%i of %i rounds: accuracy %i, with %i s left %i points (%s) [S1]', (correct, rounds, accuracy, secondsLeft, score) => {
    expect(accuracyOf(correct, rounds)).toBe(accuracy);
    expect(scoreOf(correct, accuracy, secondsLeft)).toBe(score);
    const parts = scoreParts(correct, accuracy, secondsLeft);
    expect(parts.rounds + parts.accuracy + parts.time).toBe(score);
  });

  it.each([
    [100, 'Outstanding!'],
    [90, 'Outstanding!'],
    [89, 'Well remembered!'],
    [70, 'Well remembered!'],
    [69, 'Keep practicing!'],
    [0, 'Keep practicing!'],
  ])('accuracy %i says %s', (accuracy, message) => {
    expect(resultMessage(accuracy)).toBe(message);
  });
});
