import { inRound } from '../purpose/in-round.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import { askedRound, forgetAskedRound } from './asked-round.ts';
import type { GameModule } from './game-module.ts';
import { forgetLeft } from './left-run.ts';
import { openRun } from './open-run.ts';
import { resumed } from './resumed.ts';

/** The start of the class round that was asked for: one that was left goes on. Undefined if none was, or if it is of another game. */
export async function roundStart<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
): Promise<Start<Config, State> | undefined> {
  const round = askedRound();
  if (round?.game !== module.rules.slug) return undefined;
  const left = (await openRun(module, await whoPlays()))?.restored;
  if (left?.header.round?.code === round.code) {
    forgetLeft();
    forgetAskedRound();
    return resumed(left);
  }
  // The rules of its version read its set-up again before it begins.
  const config = round.config as Config;
  return { kind: 'new', config, purpose: { ...inRound(round.code), rules: round.rules, onBegun: forgetAskedRound } };
}
