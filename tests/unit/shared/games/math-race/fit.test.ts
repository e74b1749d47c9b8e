import { describe, expect, it } from 'vitest';
import { RUNGS } from '../../../../../shared/games/kit/rungs.ts';
import { fittingNumbers } from '../../../../../shared/games/math-race/fit.ts';
import { OPERATIONS, parseConfig } from '../../../../../shared/games/math-race/v1/config.ts';

describe('the numbers of a race that fits', () => {
  it.each(OPERATIONS)('grow from rung to rung, and can be raced as they are: %s', (operation) => {
    const rungs = Array.from({ length: RUNGS.highest }, (_, i) => fittingNumbers(operation, i + 1));
    for (const [i, numbers] of rungs.entries()) {
      const config = { operation, ...numbers, target: 20 };
      expect(parseConfig(config)).toEqual({ ok: true, value: config });
      const before = rungs[i - 1];
      if (before) expect([i + 1, numbers.from >= before.from && numbers.to >= before.to]).toEqual([i + 1, true]);
    }
    expect(new Set(rungs.map(({ from, to }) => `${from} ${to}`)).size).toBe(RUNGS.highest);
  });

  it('of a beginner are small', () => {
    expect(fittingNumbers('addition', 4)).toEqual({ from: 2, to: 15 });
    expect(fittingNumbers('mixed', 4)).toEqual({ from: 2, to: 7 });
  });
});
