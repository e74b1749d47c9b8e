import { describe, expect, it } from 'vitest';
import { compute, makesTarget, type Operator } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import type { Verdict } from '../../../../../shared/games/math-bubble-pop/v1/state.ts';
import { expressionWords, resultText, VERDICT_SIGNS, verdictMessage } from '../../../../../client/words/en/math-bubble-pop/set.ts';

const right = (operator: Operator, numbers: readonly number[], target: number, bonuses: Partial<Verdict> = {}): Verdict => ({
  right: true,
  operator,
  numbers,
  target,
  points: 155,
  speedBonus: 0,
  streakBonus: 0,
  ...bonuses,
});

const wrong = (operator: Operator, numbers: readonly number[], target: number): Verdict => ({
  ...right(operator, numbers, target, { points: 0 }),
  right: false,
});

describe('the message after a check', () => {
  it.each([
    [wrong('addition', [3, 4], 9), '❌ Wrong! 3 + 4 = 7, not 9'],
    [wrong('subtraction', [4, 9, 2], 3), '❌ Wrong! 4 − 9 − 2 = −7, not 3'],
    [wrong('multiplication', [2, 3, 5], 36), '❌ Wrong! 2 × 3 × 5 = 30, not 36'],
    [wrong('division', [9, 2], 4), '❌ Wrong! 9 ÷ 2 = 4.5, not 4'],
    [wrong('division', [2, 7], 4), '❌ Wrong! 2 ÷ 7 = 0.29, not 4'],
    [wrong('division', [12, 4], 4), '❌ Wrong! 12 ÷ 4 = 3, not 4'],
  ])('says what was wrong [M1]: %#', (verdict, message) => {
    expect(verdictMessage(verdict)).toBe(message);
  });

  it.each([
    [right('addition', [3, 4], 7, { points: 201, speedBonus: 46 }), '✨ Excellent! 3 + 4 = 7 (+201, speed +46)'],
    [right('addition', [3, 4], 7, { points: 206, speedBonus: 46, streakBonus: 5 }), '✨ Excellent! 3 + 4 = 7 (+206, speed +46, streak +5)'],
    [right('subtraction', [9, 4, 2], 3, { points: 160, streakBonus: 5 }), '✨ Excellent! 9 − 4 − 2 = 3 (+160, streak +5)'],
    [right('division', [24, 6], 4), '✨ Excellent! 24 ÷ 6 = 4 (+155)'],
  ])('says what was right and what it brought [M2]: %#', (verdict, message) => {
    expect(verdictMessage(verdict)).toBe(message);
  });

  it('begins with one of the signs whose font is found ahead', () => {
    const messages = [right('addition', [3, 4], 7), wrong('addition', [3, 4], 9)].map(verdictMessage);
    expect(messages.map(([sign]) => sign).join('')).toBe(VERDICT_SIGNS);
  });

  it('has the expression in words for a screen reader', () => {
    expect(expressionWords('subtraction', [9, 4, 2])).toBe('9 minus 4 minus 2');
    expect(expressionWords('division', [24, 6])).toBe('24 divided by 6');
  });
});

describe('a result', () => {
  it.each([
    [1, 3, '0.33'],
    [2, 3, '0.67'],
    [1, 8, '0.13'],
    [10, 4, '2.5'],
    [12, 4, '3'],
    [149, 150, '0.99'],
    [-5, 1, '−5'],
    [0, 1, '0'],
  ])('%i / %i is written %s [M1]', (numerator, denominator, text) => {
    expect(resultText({ numerator, denominator })).toBe(text);
  });
});

describe('a set', () => {
  it('is computed in the order of the picks [S2]', () => {
    expect(makesTarget('subtraction', [9, 4, 2], 3)).toBe(true);
    expect(makesTarget('subtraction', [9, 2, 4], 3)).toBe(true);
    expect(makesTarget('subtraction', [4, 9, 2], 3)).toBe(false);
    expect(makesTarget('division', [24, 6], 4)).toBe(true);
    expect(makesTarget('division', [6, 24], 4)).toBe(false);
  });

  it('of other than two numbers cannot be divided [S2]', () => {
    expect(compute('division', [24])).toBeNull();
    expect(compute('division', [24, 6, 2])).toBeNull();
    expect(makesTarget('division', [24, 6, 2], 2)).toBe(false);
  });

  it.each<[readonly number[], boolean, string]>([
    [[401, 100], true, '4.01 is within 0.01 of 4'],
    [[399, 100], true, '3.99'],
    [[402, 100], false, '4.02'],
    [[395, 99], false, '3.98990 is 0.0101 away'],
  ])('%j, asked for 4: %s (%s) [S3]', (numbers, passes) => {
    expect(makesTarget('division', numbers, 4)).toBe(passes);
  });
});
