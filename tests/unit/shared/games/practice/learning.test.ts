import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import { PROFILES, practisedDaily, type Profile } from './many-days.ts';
import { placementErrors } from './placed.ts';
import { successOf } from './success.ts';

/** A sample of what tests/release does with all. */
const LEARNERS = 120;
const TIMES = { operations: ['multiply'], largest: 12, target: 75, newToday: 4 } as const;

describe('practice, simulated with learners of another kind than it assumes', () => {
  it('comes to its target: 60, 75 and 90 percent right', () => {
    for (const { target, mean, within } of successOf(LEARNERS)) {
      expect({ target, isNear: Math.abs(mean - target) <= 2.5, within: within >= 0.95 }).toEqual({ target, isNear: true, within: true });
    }
  });

  it('makes nine of ten products firm in 60 days for an average learner, with few answers a day', () => {
    const { memory, answers, shown } = practisedDaily(PROFILES['average'] as Profile, TIMES, 60, 'average');
    const products = memory.facts.filter(({ fact }) => FACTS.get(fact)?.kind === 'sum' && FACTS.get(fact)?.operation === 'multiply');
    expect(products).toHaveLength(66);
    expect(products.filter(({ state }) => state === 'firm' || state === 'due').length).toBeGreaterThanOrEqual(60);
    const sat = answers.filter((count) => count > 0).toSorted((a, b) => a - b);
    expect(sat[sat.length >> 1]).toBeLessThanOrEqual(45);
    expect(Math.max(...shown)).toBeLessThanOrEqual(4);
  });

  it('finds out by a placement about what is known of an operation', () => {
    const { answers, within } = placementErrors(30);
    expect([answers <= 40, within >= 0.7]).toEqual([true, true]);
  });
});
