import { describe, expect, it } from 'vitest';
import { CLASSIC_BUGS } from './classic-bugs.ts';
import { isWholeRun, ORDINARY_SEEDS } from './seeds.ts';
import { simulate } from './simulation.ts';

/** What the simulator says of the first seed that shows the bug. */
async function foundBy(name: string): Promise<string | undefined> {
  for (const seed of ORDINARY_SEEDS) {
    const broken = await simulate(seed, CLASSIC_BUGS[name]).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (broken !== undefined) return `SIM_SEED=${seed}: ${broken}`;
  }
  return undefined;
}

describe.runIf(isWholeRun)('the simulator finds the bugs that sync engines have had', () => {
  it.each(Object.keys(CLASSIC_BUGS))('%s', async (name) => {
    const found = await foundBy(name);
    console.log(`${name}: found by ${found}`);
    expect(found).toMatch(/BrokenPromise: P\d/);
  });
});
