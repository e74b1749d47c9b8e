import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../../shared/games/speed-math/v1/problem.ts';
import { problemText } from '../../../../../client/words/en/speed-math/problem.ts';

const problem = (form: Problem['form'], a: number, b: number, c: number, answer: number): Problem => ({ form, a, b, c, answer });

describe('the texts of a problem', () => {
  it.each([
    [problem('add', 39, 21, 0, 60), '39 + 21', '39 plus 21'],
    [problem('subtract', 9, 4, 0, 5), '9 − 4', '9 minus 4'],
    [problem('multiply', 7, 8, 0, 56), '7 × 8', '7 times 8'],
    [problem('divide', 56, 8, 0, 7), '56 ÷ 8', '56 divided by 8'],
    [problem('fraction', 3, 4, 20, 15), '3/4 of 20', '3 quarters of 20'],
    [problem('fraction', 1, 2, 20, 10), '1/2 of 20', '1 half of 20'],
    [problem('percent', 25, 80, 0, 20), '25% of 80', '25 percent of 80'],
    [problem('solve-add', 7, 15, 0, 8), 'x + 7 = 15, x = ?', 'x plus 7 equals 15. What is x?'],
    [problem('solve-subtract', 7, 8, 0, 15), 'x − 7 = 8, x = ?', 'x minus 7 equals 8. What is x?'],
    [problem('solve-multiply', 3, 21, 0, 7), '3x = 21, x = ?', '3 times x equals 21. What is x?'],
    [problem('rectangle-area', 6, 4, 0, 24), 'Area of a rectangle 6 × 4', 'Area of a rectangle 6 by 4'],
    [problem('rectangle-perimeter', 6, 4, 0, 20), 'Perimeter of a rectangle 6 × 4', 'Perimeter of a rectangle 6 by 4'],
  ])('$form: printed and spoken', (shown, printed, spoken) => {
    expect(problemText(shown)).toEqual({ printed, spoken, note: null });
  });

  it('say how the area of a circle is rounded (decision G4)', () => {
    const { printed, note } = problemText(problem('circle-area', 5, 0, 0, 79));
    expect(printed).toBe('Area of a circle, radius 5');
    expect(note).toBe('π = 3.14, rounded to the nearest whole number');
  });
});
