/**
 * What a problem's printed text asks for, worked out from the text alone and by other means than the rules use. Null for a text
 * that is none of the known forms.
 */
export function evaluate(text: string): { readonly answer: number; readonly operands: readonly number[] } | null {
  for (const [pattern, solve] of FORMS) {
    const match = pattern.exec(text);
    if (match !== null) {
      const operands = match.slice(1).map(Number);
      return { answer: solve(operands), operands };
    }
  }
  return null;
}

type Solve = (operands: readonly number[]) => number;

const first = ([a = Number.NaN]: readonly number[]) => a;

/** Finds x by trying, as a learner would check it. */
function search(holds: (x: number) => boolean): number {
  for (let x = 0; x < 50_000; x++) if (holds(x)) return x;
  return Number.NaN;
}

const FORMS: readonly (readonly [RegExp, Solve])[] = [
  [/^(\d+) \+ (\d+)$/, (n) => n.reduce((sum, next) => sum + next)],
  [/^(\d+) − (\d+)$/, ([a, b]) => a! - b!],
  [/^(\d+) × (\d+)$/, (n) => n.reduce((product, next) => product * next)],
  [/^(\d+) ÷ (\d+)$/, ([a, b]) => a! / b!],
  [/^(\d+)\/(\d+) of (\d+)$/, ([n, d, whole]) => (n! * whole!) / d!],
  [/^(\d+)% of (\d+)$/, ([percent, whole]) => (percent! * whole!) / 100],
  [/^x \+ (\d+) = (\d+), x = \?$/, ([a, b]) => search((x) => x + a! === b!)],
  [/^x − (\d+) = (\d+), x = \?$/, ([a, b]) => search((x) => x - a! === b!)],
  [/^(\d+)x = (\d+), x = \?$/, ([a, b]) => search((x) => x * a! === b!)],
  [/^Area of a rectangle (\d+) × (\d+)$/, ([a, b]) => a! * b!],
  [/^Perimeter of a rectangle (\d+) × (\d+)$/, ([a, b]) => a! + b! + a! + b!],
  // To the nearest whole, halves up; 1e-9 lifts a half that binary fractions put just below.
  [/^Area of a circle, radius (\d+)$/, (n) => Math.round(3.14 * first(n) * first(n) + 1e-9)],
];
