import { rulesFor } from '../../../shared/games/registry.ts';
import type { RunRecord } from '../../../shared/games/replay.ts';
import { restoreRun, statesOf } from '../../../shared/games/restore.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import type { StoredItem } from '../../storage/records.ts';
import type { PastRun } from '../../play/result/past-run.ts';

/** Replays a stored game by the rules of its version. `newer`: this build has no such rules; `unreadable`: the log does not follow them. */
export function pastRun(payload: StoredItem['payload']): Result<PastRun<unknown> & { readonly game: string }, 'newer' | 'unreadable'> {
  const record = payload as Partial<RunRecord>;
  const { game: slug = '', rules = 0, seed: hex = '', config, log = '' } = record;
  const game = rulesFor(slug, rules);
  if (!game) return fail('newer');
  const run = restoreRun(game, { seed: hex, config, log });
  const seed = seedFromHex(hex);
  if (!run.ok || seed === null) return fail('unreadable');
  return ok({ game: slug, state: run.value.state, states: () => statesOf(game, seed, run.value) });
}
