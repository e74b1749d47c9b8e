import { fail, ok, type Result } from '../result.ts';
import type { AnyGame } from './kit/game.ts';
import { leftRun, playedRun, type PlayedRun } from './kit/played-run.ts';
import { rulesFor } from './registry.ts';
import { foldRun, type RunInputs } from './restore.ts';

/** A recorded run. Replaying it gives the same outcome in any browser and on the server. */
export interface RunRecord extends RunInputs {
  readonly game: string;
  readonly rules: number;
  /** The run was left before its end: what it comes to is its state after the last entry (decision C9). */
  readonly left?: true;
}

/** Why a record cannot be replayed. `unknown_rules`: this build has no such rules, but a newer one may. */
export type ReplayError = 'unknown_rules' | 'config' | 'log' | 'unfinished';

type ReplayResult = Result<PlayedRun, ReplayError>;

/** Replays a recorded run by the rules of its version (protocol, "Verification"). A SessionPayload is a record. */
export function replay(record: RunRecord, lookup: (slug: string, version: number) => AnyGame | undefined = rulesFor): ReplayResult {
  const game = lookup(record.game, record.rules);
  if (game === undefined) return fail('unknown_rules');
  const run = foldRun(game, record);
  if (!run.ok) return run;
  const { state, lastAtMs } = run.value;
  if (record.left) return ok(leftRun(game, state, lastAtMs));
  return game.isOver(state) ? ok(playedRun(game, state)) : fail('unfinished');
}
