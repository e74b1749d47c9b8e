import { describe, expect, it } from 'vitest';
import { claimedOfMany, WEAKNESS } from '../../../learners/planted.ts';

/** A sample of tests/release/claims.test.ts: with so few learners, bounds that chance alone does not reach. */
describe('Of simulated learners', () => {
  it('most facts that are much weaker than the rest are claimed after 250 answers, and no others', () => {
    const [after] = claimedOfMany(20, WEAKNESS.strong, [250]);
    expect(after?.found).toBeGreaterThan(0.8);
    expect(after?.wronged).toBeLessThanOrEqual(1 / 20);
  });

  it('hardly anybody gets a claim who has no weak fact', () => {
    const [after] = claimedOfMany(20, null, [250]);
    expect(after?.wronged).toBeLessThanOrEqual(2 / 20);
  });
});
