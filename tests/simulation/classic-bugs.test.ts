import { describe, expect, it } from 'vitest';
import { CLASSIC_BUGS } from './classic-bugs.ts';
import { isWholeRun, ORDINARY_SEEDS } from './seeds.ts';
import { simulate } from './simulation.ts';

type Name = keyof typeof CLASSIC_BUGS;

/** The seed that showed each bug last: tried first, for a search costs a run for every seed before it. Any other change may need another. */
const SHOWN_BY: { readonly [name in Name]: string } = {
  'cursor stored before data': '5',
  'removed before sent': '7',
  'acknowledgement taken for state': '1',
  'one bad item fails the batch': '3',
  'flush under the wrong owner': '4',
  'clock gate': '4',
  'claim counted beside the parts that contain it': '1',
  'reset forgotten by the local fold': '1',
  'parts stored without their marks': '4',
  'evidence spared though it has changed': '7',
  'XP of each attempt counted': '29',
  'reward paid per device': '29',
  'a deferred attempt never looked at again': '59',
};

/** What the simulator says of the first seed that shows the bug. */
async function foundBy(name: Name): Promise<string | undefined> {
  for (const seed of new Set([SHOWN_BY[name], ...ORDINARY_SEEDS])) {
    const broken = await simulate(seed, CLASSIC_BUGS[name]).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (broken !== undefined) return `SIM_SEED=${seed}: ${broken}`;
  }
  return undefined;
}

describe.runIf(isWholeRun)('the simulator finds the bugs that sync engines have had', () => {
  it.each(Object.keys(CLASSIC_BUGS) as Name[])('%s', async (name) => {
    const found = await foundBy(name);
    console.log(`${name}: found by ${found}`);
    expect(found).toMatch(/BrokenPromise: P\d/);
    expect(ORDINARY_SEEDS).toContain(SHOWN_BY[name]);
  });
});
