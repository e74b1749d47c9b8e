import { RUNGS } from '../kit/rungs.ts';
import { factOf, type FactId } from '../../memory/facts.ts';
import { fittingRung } from '../../memory/fitting-rung.ts';
import type { Memory } from '../../memory/known-fact.ts';
import type { FitOperation } from './v2/config.ts';
import { FIT_OPERATIONS, rungAt, type Rung } from './v2/rungs.ts';

/** So many of the numbers of a rung are looked at, from its first to its last. */
const LOOKED_AT = 12;

function someOf({ lowest, highest, step = 1 }: Rung['x']): readonly number[] {
  const count = Math.floor((highest - lowest) / step) + 1;
  const most = Math.min(count, LOOKED_AT);
  return Array.from({ length: most }, (_, i) => lowest + step * Math.floor((i * count) / most));
}

/** The facts that a rung asks, by pairs all over it. */
function factsOn(operation: (typeof FIT_OPERATIONS)[number], rung: number): readonly FactId[] {
  const { x: xs, y: ys, fits, problem } = rungAt(operation, rung);
  const pairs = someOf(xs).flatMap((x) => someOf(ys).map((y) => [x, y] as const));
  return pairs.flatMap(([x, y]) => (fits?.(x, y) === false ? [] : (factOf(problem(x, y)) ?? [])));
}

/** Where a run at `fit` begins by what is known of its player; undefined where too little is. Mixed, each operation has to be known. */
export function firstRung(operation: FitOperation, memory: Memory): number | undefined {
  const operations = operation === 'mixed' ? FIT_OPERATIONS : [operation];
  const rungs = Array.from({ length: RUNGS.highest }, (_, i) => operations.flatMap((one) => factsOn(one, i + 1)));
  return fittingRung(memory, rungs);
}
