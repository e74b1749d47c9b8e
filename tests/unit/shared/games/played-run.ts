import fc from 'fast-check';
import type { Canonical } from '../../../../shared/canonical.ts';
import type { CommonMove, Game, LogEntry, Outcome } from '../../../../shared/games/kit/game.ts';
import { packLog } from '../../../../shared/games/kit/log.ts';
import { replay, type ReplayError, type RunRecord } from '../../../../shared/games/replay.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import { seedFromText, seedToHex } from '../../../../shared/seed.ts';

/** What a player does, by what is seen, and how long after the entry before. */
export interface Act<Move, State> {
  readonly afterMs: number;
  readonly does: (state: State) => Move | CommonMove;
}

/** A run as it was played: every state, the entries, and the record it leaves. */
export interface PlayedRun<Config, Move, State> {
  readonly config: Config;
  readonly states: readonly State[];
  readonly last: State;
  readonly entries: readonly LogEntry<Move>[];
  readonly lastMs: number;
  readonly record: RunRecord;
}

/** Plays a game. The player sees what is on screen at the time of an act: all timeouts up to then have passed. */
export function playRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  config: Config,
  id: string,
  acts: readonly Act<Move, State>[],
): PlayedRun<Config, Move, State> {
  const seed = seedFromText(id);
  let last = game.start(config, seed);
  const states = [last];
  const entries: LogEntry<Move>[] = [];
  let atMs = 0;
  for (const { afterMs, does } of acts) {
    atMs += afterMs;
    const before = game.step(last, { type: 'tick' }, atMs);
    const move = does(before);
    entries.push({ move, atMs });
    last = game.step(before, move, atMs);
    states.push(last);
  }
  const record = { game: game.slug, rules: game.version, seed: seedToHex(seed), config, log: packLog(game, entries) };
  return { config, states, last, entries, lastMs: atMs, record };
}

export const tick = <State>(_state: State): CommonMove => ({ type: 'tick' });
export const resume = <State>(_state: State): CommonMove => ({ type: 'resume', gapMs: 60_000 });

/** Arbitrary runs of a game: acts of which some come during pauses, some at one time, some after the end. */
export const runsOf = <Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  configs: fc.Arbitrary<Config>,
  acts: fc.Arbitrary<readonly Act<Move, State>[]>,
): fc.Arbitrary<PlayedRun<Config, Move, State>> =>
  fc.tuple(configs, fc.string({ minLength: 1 }), acts).map(([config, id, list]) => playRun(game, config, id, list));

/** The outcome alone of a recorded run. */
export function replayedOutcome(record: RunRecord): Result<Outcome, ReplayError> {
  const run = replay(record);
  return run.ok ? ok(run.value.outcome) : run;
}
