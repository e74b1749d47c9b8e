import type { Problem, ProblemKind } from '../../../../shared/games/calculator-vs-brain/v1/problem.ts';

/** The texts of a problem. */
interface ProblemText {
  /** As on paper: "7 × 8". */
  readonly printed: string;
  /** In words, for a screen reader: "7 times 8". */
  readonly spoken: string;
}

type Sign = { readonly printed: string; readonly spoken: string };

const SIGNS: { readonly [kind in Exclude<ProblemKind, 'power'>]: Sign } = {
  addition: { printed: '+', spoken: 'plus' },
  subtraction: { printed: '−', spoken: 'minus' },
  multiplication: { printed: '×', spoken: 'times' },
  division: { printed: '÷', spoken: 'divided by' },
};

/** The sign of each exponent: 2, 3 or 4. */
const RAISED = ['', '', '²', '³', '⁴'];
const TO_THE = ['', '', 'squared', 'cubed', 'to the fourth power'];

/** The texts of a problem (spec 1 §3, "question text"). Two different problems never share a text. */
export function problemText({ operation, a, b }: Problem): ProblemText {
  if (operation === 'power') return { printed: `${a}${RAISED[b]}`, spoken: `${a} ${TO_THE[b]}` };
  const { printed, spoken } = SIGNS[operation];
  return { printed: `${a} ${printed} ${b}`, spoken: `${a} ${spoken} ${b}` };
}
