import { describe, expect, it } from 'vitest';
import { isWholeRun } from './seeds.ts';
import { simulate } from './simulation.ts';

describe.runIf(isWholeRun)('a seed is a run', () => {
  it.each(['3', '29', '121'])('SIM_SEED=%s goes the same way twice', async (seed) => {
    expect(await simulate(seed)).toEqual(await simulate(seed));
  });
});
