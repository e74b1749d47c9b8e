import type { Canonical } from '../../shared/canonical.ts';
import type { AnyGame } from '../../shared/games/kit/game.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import type { RunRecord } from '../../shared/games/replay.ts';
import { restoreRun, type FoldedRun } from '../../shared/games/restore.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { StoredItem } from '../storage/records.ts';

interface RecordedRun {
  readonly rules: AnyGame;
  readonly seed: string;
  readonly run: FoldedRun<Canonical, unknown, unknown>;
}

/**
 * Replays a stored game by the rules of its version; the rules of all games come with it. `newer`: this build has no such rules;
 * `unreadable`: the log does not follow them.
 */
export function recordedRun(payload: StoredItem['payload']): Result<RecordedRun, 'newer' | 'unreadable'> {
  const { game = '', rules: version = 0, seed = '', config, log = '' } = payload as Partial<RunRecord>;
  const rules = rulesFor(game, version);
  if (!rules) return fail('newer');
  const run = restoreRun(rules, { seed, config, log });
  return run.ok ? ok({ rules, seed, run: run.value }) : fail('unreadable');
}
