import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../shared/games/catalogue.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import type { Bug } from './classic-bugs.ts';
import { SLUGS } from './games.ts';
import { FailedRun } from './history.ts';
import { isWholeRun } from './seeds.ts';
import { simulate } from './simulation.ts';

const brokenRows: Bug = {
  row: () => {
    throw new TypeError('x is undefined');
  },
};

describe.runIf(isWholeRun)('the simulator', () => {
  it('plays every game that has rules', () => {
    const listed = CATALOGUE.map(({ slug }): string => slug).filter((slug) => rulesFor(slug, 1));
    expect(SLUGS.toSorted()).toEqual([...listed, 'practice'].toSorted());
  });

  it('fails when a bug is reported, and tells who did what until then', async () => {
    const failed: unknown = await simulate('1', brokenRows).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailedRun);
    const { message, history } = failed as FailedRun;
    expect(message).toBe('TypeError: x is undefined');
    expect(history[0]).toMatch(/^ {3}00:00:00\.000 {2}device 1 {10}── (sign_in|learner)$/);
    expect(history.some((line) => /device \d, tab 1 {3}(signs in as|is played by)/.test(line))).toBe(true);
  });
});
