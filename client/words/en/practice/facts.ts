import { FACTS, type FactId } from '../../../../shared/memory/facts.ts';

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

/** "7 × 8"; nothing for a rule or a class. */
export function factText(id: FactId): string | undefined {
  const fact = FACTS.get(id);
  return fact?.kind === 'sum' ? `${fact.a} ${SIGNS[fact.operation]} ${fact.b}` : undefined;
}
