import { fail, ok, type Result } from '../result.ts';
import { seedFromHex } from '../seed.ts';
import type { Canonical } from '../canonical.ts';
import type { Game, LogEntry } from './kit/game.ts';
import { unpackLog } from './kit/log.ts';

/** The inputs of a run: a journal's header with its joined chunks, or a stored record. */
export interface RunInputs {
  readonly seed: string;
  readonly config: unknown;
  readonly log: string;
}

/** A run at the end of its log. */
export interface FoldedRun<Config, Move, State> {
  readonly config: Config;
  readonly entries: readonly LogEntry<Move>[];
  readonly state: State;
  /** The time of the last entry (ms since the start of play), 0 if there is none. */
  readonly lastAtMs: number;
}

/** Folds a log with its rules. Errors: `config` (outside the limits of these rules, or no seed), `log` (malformed or too long). */
export function restoreRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  inputs: RunInputs,
): Result<FoldedRun<Config, Move, State>, 'config' | 'log'> {
  const config = game.parseConfig(inputs.config);
  const seed = seedFromHex(inputs.seed);
  if (!config.ok || seed === null) return fail('config');
  const entries = unpackLog(game, inputs.log);
  if (entries === null) return fail('log');
  let state = game.start(config.value, seed);
  for (const { move, atMs } of entries) state = game.step(state, move, atMs);
  return ok({ config: config.value, entries, state, lastAtMs: entries.at(-1)?.atMs ?? 0 });
}
