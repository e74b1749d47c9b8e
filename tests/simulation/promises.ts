import { afterAll, describe, expect, it } from 'vitest';
import { simulate } from './simulation.ts';

/** What must have happened somewhere in the seeds of one file, or the simulator proves less than it says. */
const EXPECTED: readonly string[] = [
  [
    'saved',
    'killed inside',
    'restored',
    'interrupted',
    'resume',
    'sign_out',
    'session_ended',
    'first_try_lost',
    'lose_database',
    'claimed',
    'learner',
    'bad_item',
    'clock',
    'freeze',
    'night',
    'background',
    'second_tab',
  ],
  ['whole', 'request_lost', 'answer_lost', 'twice', 'late', 'cut', 'portal', 'refused', 'replaced', 'server_dies'],
].flat();

const ENOUGH_FOR_EVERYTHING = 50;

export function promisesHold(seeds: readonly string[]): void {
  describe('devices that crash, lie about the time and lose the network', () => {
    const happened = new Set<string>();
    it.each(seeds)('keep every promise: SIM_SEED=%s', async (seed) => {
      for (const what of (await simulate(seed)).keys()) happened.add(what);
    });
    afterAll(() => {
      if (seeds.length < ENOUGH_FOR_EVERYTHING) return;
      expect(
        EXPECTED.filter((what) => !happened.has(what)),
        'what never happened in these runs',
      ).toEqual([]);
    });
  });
}
