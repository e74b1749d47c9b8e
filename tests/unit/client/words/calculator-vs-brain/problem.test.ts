import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../../shared/games/calculator-vs-brain/v1/problem.ts';
import { problemText } from '../../../../../client/words/en/calculator-vs-brain/problem.ts';

const problem = (operation: Problem['operation'], a: number, b: number, answer: number): Problem => ({ id: 1, operation, a, b, answer });

describe('the texts of a problem', () => {
  it.each([
    [problem('addition', 39, 21, 60), '39 + 21', '39 plus 21'],
    [problem('subtraction', 9, 4, 5), '9 − 4', '9 minus 4'],
    [problem('multiplication', 7, 8, 56), '7 × 8', '7 times 8'],
    [problem('division', 56, 8, 7), '56 ÷ 8', '56 divided by 8'],
    [problem('power', 16, 2, 256), '16²', '16 squared'],
    [problem('power', 5, 3, 125), '5³', '5 cubed'],
    [problem('power', 2, 4, 16), '2⁴', '2 to the fourth power'],
  ])('$operation: printed and spoken', (shown, printed, spoken) => {
    expect(problemText(shown)).toEqual({ printed, spoken });
  });
});
