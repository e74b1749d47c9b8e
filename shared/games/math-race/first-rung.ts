import { RUNGS } from '../kit/rungs.ts';
import { factOf, type FactId } from '../../memory/facts.ts';
import { fittingRung } from '../../memory/fitting-rung.ts';
import type { Memory } from '../../memory/known-fact.ts';
import { FORMS } from './evidence.ts';
import { fittingNumbers } from './fit.ts';
import type { RaceOperation } from './v1/config.ts';
import { opsOf } from './v1/generate.ts';
import { nthProblem, poolSize } from './v1/pool.ts';

/** So many problems of a race are looked at, from its first to its last. */
const LOOKED_AT = 150;

function factsOn(operation: RaceOperation, rung: number): readonly FactId[] {
  const range = fittingNumbers(operation, rung);
  return opsOf({ operation }).flatMap((op) => {
    const size = poolSize(op, range);
    const most = Math.min(size, LOOKED_AT);
    return Array.from({ length: most }, (_, i) => {
      const { a, b } = nthProblem(op, range, Math.floor((i * size) / most));
      return factOf({ form: FORMS[op], a, b, c: 0 });
    }).filter((fact) => fact !== null);
  });
}

/** The rung whose numbers fit, by what is known of the player; undefined where too little is. Mixed, each operation has to be known. */
export function firstRung(operation: RaceOperation, memory: Memory): number | undefined {
  return fittingRung(
    memory,
    Array.from({ length: RUNGS.highest }, (_, i) => factsOn(operation, i + 1)),
  );
}
