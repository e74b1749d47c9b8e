import type { MathRaceConfig } from './config.ts';
import type { Op, Problem } from './problem.ts';

type Operands = Pick<MathRaceConfig, 'from' | 'to'>;

/** How many operands the range has. */
const countOf = ({ from, to }: Operands): number => to - from + 1;

/** How many different problems an operation has in a range: all ordered pairs; for subtraction, those with the larger number first. */
export function poolSize(op: Op, range: Operands): number {
  const n = countOf(range);
  return op === 'subtraction' ? (n * (n + 1)) / 2 : n * n;
}

/**
 * The pair with number `index` of all pairs x ≥ y below `n`. Row x of that triangle has x + 1 pairs. The shortest and the
 * longest row, the second shortest and the second longest and so on have n + 1 pairs together, so no square root is needed.
 */
function descendingPair(index: number, n: number): readonly [number, number] {
  const row = Math.floor(index / (n + 1));
  const column = index % (n + 1);
  return column <= row ? [row, column] : [n - 1 - row, column - row - 1];
}

/** The problem with number `index`, from 0 to poolSize − 1 (RULES.md, P1–P4). */
export function nthProblem(op: Op, range: Operands, index: number): Problem {
  const { from } = range;
  const n = countOf(range);
  if (op === 'subtraction') {
    const [x, y] = descendingPair(index, n);
    return { op, a: from + x, b: from + y, answer: x - y };
  }
  const one = from + Math.floor(index / n);
  const other = from + (index % n);
  if (op === 'addition') return { op, a: one, b: other, answer: one + other };
  if (op === 'multiplication') return { op, a: one, b: other, answer: one * other };
  return { op, a: one * other, b: other, answer: one };
}
