import { afterAll, describe, expect, it } from 'vitest';
import { SLUGS } from './games.ts';
import { FailedRun } from './history.ts';
import { ORDINARY_SEEDS, SEEDS } from './seeds.ts';
import { simulate, type Figures } from './simulation.ts';

/** What must have happened somewhere in the seeds of an ordinary run, or the simulator proves less than it says. */
const EXPECTED: readonly string[] = [
  [
    'saved',
    'killed inside',
    'restored',
    'interrupted',
    'resumed',
    'left attempt ended',
    'sign_out',
    'session_ended',
    'first_try_lost',
    'lose_database',
    'claimed',
    'learner',
    'bad_item',
    'redeemed',
    'redeemed by level',
    'redeemed after a reset',
    'redeemed on two devices',
    'attempt whole',
    'attempt left',
    'attempt untried',
    'attempt cut',
    'attempt other_day',
    'attempted before',
    'attempt passed',
    'attempt failed',
    'named a challenge in vain',
    'attempt of a player with a reset',
    'session deferred: challenge',
    'reward-claim deferred: criteria',
    'challenge new',
    'challenge edit',
    'challenge deactivate',
    'challenge delete',
    'reward claimed',
    'reward claimed on two devices',
    'reward claimed early',
    'read_notice',
    'chose',
    'chose another',
    'copied numbers',
    'clock x5',
    'clock off',
    'class round',
    'class round again',
    'sheet of a class',
    'sheet of due facts',
    'sheet of a player: learner',
    'sheet of a player: account',
    'sheet on two devices',
    'sheet brought before',
    'sheet of a claimed learner',
    'reset',
    'clock',
    'freeze',
    'night',
    'season',
    'background',
    'second_tab',
    'older app finished',
    'older app updated',
    'activity stored',
    'crash_syncing',
    'disk_full',
    'not saved',
    'saved later',
    'made room',
    'went on from a checkpoint',
    'evidence spared',
    'evidence asked of another history',
  ],
  SLUGS,
  ['whole', 'request_lost', 'answer_lost', 'twice', 'late', 'cut', 'portal', 'refused', 'replaced', 'server_dies'],
].flat();

/** Fails with all that led to it. */
async function figuresOf(seed: string): Promise<Figures> {
  try {
    return (await simulate(seed)).figures;
  } catch (error) {
    if (!(error instanceof FailedRun)) throw error;
    throw new Error([error.message, '', `What happened in SIM_SEED=${seed}, by virtual time:`, ...error.history].join('\n'), {
      cause: error.cause,
    });
  }
}

describe('devices that crash, lie about the time and lose the network', () => {
  const happened = new Set<string>();
  it.each(SEEDS)('keep every promise: SIM_SEED=%s', async (seed) => {
    for (const what of (await figuresOf(seed)).keys()) happened.add(what);
  });
  afterAll(() => {
    // Fewer do not show everything.
    if (SEEDS.length < ORDINARY_SEEDS.length) return;
    expect(
      EXPECTED.filter((what) => !happened.has(what)),
      'what never happened in these runs',
    ).toEqual([]);
  });
});
