import { FACTS, factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';

export const TODAY = 20_000;

export const fact = (form: 'add' | 'subtract' | 'multiply' | 'divide', a: number, b: number): FactId => factOf({ form, a, b, c: 0 }) ?? -1;
export const times = (a: number, b: number): FactId => fact('multiply', a, b);

const UNMET = { state: 'none', needs: null, days: 0, rightDays: 0, lastDay: null, dueDay: null, answers: 0, isFaster: false } as const;
export const FIRM: Partial<KnownFact> = {
  state: 'firm',
  days: 5,
  rightDays: 5,
  lastDay: TODAY - 3,
  dueDay: TODAY + 20,
  answers: 9,
  chance: 0.95,
};

/** Memory in which nothing was ever asked, but for these. */
export const memory = (known: ReadonlyMap<FactId, Partial<KnownFact>> = new Map(), chance = 0.5): Memory => ({
  today: TODAY,
  facts: [...FACTS.keys()].map((id) => ({ ...UNMET, fact: id, chance, ...known.get(id) })),
});

/** All of these facts as this one is known. */
export const every = (ids: readonly FactId[], known: Partial<KnownFact>): Map<FactId, Partial<KnownFact>> =>
  new Map(ids.map((id) => [id, known]));
