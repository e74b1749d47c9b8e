import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPlan } from '../../../../shared/memory/pack-plan.ts';
import { readPlan, type PlannedFact } from '../../../../shared/memory/plan-text.ts';
import { FACTS } from '../../../../shared/memory/facts.ts';

const any = (fact: number) => FACTS.has(fact);
const plans: fc.Arbitrary<PlannedFact[]> = fc.uniqueArray(
  fc.record({
    fact: fc.constantFrom(...FACTS.keys()),
    standing: fc.nat({ max: 63 }),
    chance: fc.nat({ max: 63 }),
    order: fc.nat({ max: 4095 }),
  }),
  { selector: ({ fact }) => fact, minLength: 1, maxLength: 40 },
);

describe('a plan as a text', () => {
  it('is read as it was written, six characters a fact', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const text = packPlan(plan);
        expect(text).toHaveLength(6 * plan.length);
        expect(readPlan(text, 40, any)).toEqual(plan);
      }),
    );
  });

  it('is refused if it is none, too long, twice the same, or of facts that this game or this build cannot ask', () => {
    const [one, other] = [222, 223].map((fact) => packPlan([{ fact, standing: 0, chance: 32, order: 1 }]));
    expect(readPlan(`${one}${other}`, 2, any)).toHaveLength(2);
    for (const text of ['', 'abc', `${one}x`, `${one}${one}`, '~~~~~~', packPlan([{ fact: 4095, standing: 0, chance: 0, order: 0 }])])
      expect(readPlan(text, 40, any)).toBeNull();
    expect(readPlan(`${one}${other}`, 1, any)).toBeNull();
    expect(readPlan(`${one}${other}`, 2, (fact) => fact === 222)).toBeNull();
  });
});
