import type { Problem } from '../../../../shared/games/speed-math/v1/problem.ts';

/** The texts of a problem. */
interface ProblemText {
  /** As on paper: "7 × 8". */
  readonly printed: string;
  /** In words, for a screen reader: "7 times 8". */
  readonly spoken: string;
  /** More that the player has to know, shown beside the problem and spoken; null for none. */
  readonly note: string | null;
}

/** The note beside a circle's area (decision G4). */
const CIRCLE_NOTE = 'π = 3.14, rounded to the nearest whole number';

/** The words for fractions by denominator, up to twelfths. */
const PARTS = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

const plain = (printed: string, spoken: string): ProblemText => ({ printed, spoken, note: null });

const equation = (left: string, right: number, spokenLeft: string): ProblemText =>
  plain(`${left} = ${right}, x = ?`, `${spokenLeft} equals ${right}. What is x?`);

const rectangle = (measure: string, a: number, b: number): ProblemText =>
  plain(`${measure} of a rectangle ${a} × ${b}`, `${measure} of a rectangle ${a} by ${b}`);

const fraction = (part: number, parts: number, whole: number): ProblemText =>
  plain(`${part}/${parts} of ${whole}`, `${part} ${PARTS[parts]}${part > 1 ? 's' : ''} of ${whole}`);

/** The texts of a problem (spec 1 §3 "text"; forms in problem.ts). Two different problems of one form never have the same text. */
export function problemText({ form, a, b, c }: Problem): ProblemText {
  switch (form) {
    case 'add':
      return plain(`${a} + ${b}`, `${a} plus ${b}`);
    case 'subtract':
      return plain(`${a} − ${b}`, `${a} minus ${b}`);
    case 'multiply':
      return plain(`${a} × ${b}`, `${a} times ${b}`);
    case 'divide':
      return plain(`${a} ÷ ${b}`, `${a} divided by ${b}`);
    case 'fraction':
      return fraction(a, b, c);
    case 'percent':
      return plain(`${a}% of ${b}`, `${a} percent of ${b}`);
    case 'solve-add':
      return equation(`x + ${a}`, b, `x plus ${a}`);
    case 'solve-subtract':
      return equation(`x − ${a}`, b, `x minus ${a}`);
    case 'solve-multiply':
      return equation(`${a}x`, b, `${a} times x`);
    case 'rectangle-area':
      return rectangle('Area', a, b);
    case 'rectangle-perimeter':
      return rectangle('Perimeter', a, b);
    case 'circle-area':
      return { printed: `Area of a circle, radius ${a}`, spoken: `Area of a circle with radius ${a}`, note: CIRCLE_NOTE };
  }
}
