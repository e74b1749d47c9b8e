import { describe, expect, it } from 'vitest';
import { clampToRange, stepFrom } from '../../../../client/ui/form/step.ts';

describe('a stepper', () => {
  it('comes back into its range when it is left, and from empty to the least', () => {
    expect(clampToRange(7, 15, 600)).toBe(15);
    expect(clampToRange(9999, 15, 600)).toBe(600);
    expect(clampToRange(60, 15, 600)).toBe(60);
    expect(clampToRange(null, 15, 600)).toBe(15);
  });

  it('steps to the next multiple, never out of its range', () => {
    expect(stepFrom(17, 5, 15, 600)).toBe(20);
    expect(stepFrom(17, -5, 15, 600)).toBe(15);
    expect(stepFrom(15, -5, 15, 600)).toBe(15);
    expect(stepFrom(600, 5, 15, 600)).toBe(600);
    expect(stepFrom(null, 5, 15, 600)).toBe(15);
    expect(stepFrom(Number.NaN, 5, 15, 600)).toBe(15);
  });
});
