import { fail, ok, type Result } from '../result.ts';
import { seedFromHex, type Seed } from '../seed.ts';
import type { Canonical } from '../canonical.ts';
import type { CommonMove, Game, LogEntry } from './kit/game.ts';
import { readLog } from './kit/log.ts';

/** The inputs of a run: a journal's header with its joined chunks, or a stored record. */
export interface RunInputs {
  readonly seed: string;
  readonly config: unknown;
  readonly log: string;
}

/** A run at the end of its log. */
interface RunEnd<Config, State> {
  readonly config: Config;
  readonly state: State;
  /** The time of the last entry (ms since the start of play), 0 if there is none. */
  readonly lastAtMs: number;
}

/** The same with all entries, for a window that plays on. */
export interface FoldedRun<Config, Move, State> extends RunEnd<Config, State> {
  readonly entries: readonly LogEntry<Move>[];
}

/**
 * Folds a log with its rules, entry by entry as it is read. Errors: `config` (outside the limits of these rules, or no seed), `log`
 * (malformed or too long).
 * @param saw is told each entry after its step.
 */
export function foldRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  inputs: RunInputs,
  saw?: (move: Move | CommonMove, atMs: number) => void,
): Result<RunEnd<Config, State>, 'config' | 'log'> {
  const config = game.parseConfig(inputs.config);
  const seed = seedFromHex(inputs.seed);
  if (!config.ok || seed === null) return fail('config');
  let state = game.start(config.value, seed);
  let lastAtMs = 0;
  const isRead = readLog(game, inputs.log, (move, atMs) => {
    state = game.step(state, move, atMs);
    lastAtMs = atMs;
    saw?.(move, atMs);
  });
  return isRead ? ok({ config: config.value, state, lastAtMs }) : fail('log');
}

/** Folds a log and keeps its entries. Errors as above. */
export function restoreRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  inputs: RunInputs,
): Result<FoldedRun<Config, Move, State>, 'config' | 'log'> {
  const entries: LogEntry<Move>[] = [];
  const run = foldRun(game, inputs, (move, atMs) => entries.push({ move, atMs }));
  return run.ok ? ok({ ...run.value, entries }) : run;
}

/**
 * Each state of a run in its order, from its start to the end of its entries: also those between two entries, to which only a timeout leads.
 * For who wants to see what the last state has forgotten, e.g. a set that was checked before the next board came.
 */
export function* statesOf<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  seed: Seed,
  { config, entries }: Pick<FoldedRun<Config, Move, State>, 'config' | 'entries'>,
): Generator<State, void, undefined> {
  let state = game.start(config, seed);
  yield state;
  for (const { move, atMs } of entries) {
    for (let due = game.dueAt(state); due !== null && due < atMs; due = game.dueAt(state)) yield (state = game.step(state, TICK, due));
    yield (state = game.step(state, move, atMs));
  }
}

const TICK: CommonMove = { type: 'tick' };
