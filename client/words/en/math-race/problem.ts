import type { Op, Problem } from '../../../../shared/games/math-race/v1/problem.ts';

const SIGNS: { readonly [op in Op]: readonly [printed: string, spoken: string] } = {
  addition: ['+', 'plus'],
  subtraction: ['−', 'minus'],
  multiplication: ['×', 'times'],
  division: ['÷', 'divided by'],
};

/** A problem as on paper ("7 × 8") and in words for a screen reader ("7 times 8"). Two different problems never have the same text. */
export function problemText({ op, a, b }: Problem): { readonly printed: string; readonly spoken: string } {
  const [printed, spoken] = SIGNS[op];
  return { printed: `${a} ${printed} ${b}`, spoken: `${a} ${spoken} ${b}` };
}
