import type { Game } from '../../../shared/games/kit/game.ts';
import { clockOf } from '../choices/clock-of.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import type { FurtherRules, GameModule } from './game-module.ts';

type Versions<Config extends RunConfig, Move, State> = Pick<GameModule<Config, Move, State, never>, 'rules' | 'earlier' | 'further'>;

/** The set-up of what is started. */
export const configOf = <Config, State>(start: Start<Config, State>): Config => (start.kind === 'new' ? start : start.run).config;

/**
 * The rules of one version of a game, by which a run that was left goes on; undefined if its page has none of that version. Further rules
 * must be there.
 */
export const rulesOfVersion = <Config extends RunConfig, Move, State>(
  { rules, earlier = [], further }: Versions<Config, Move, State>,
  version: number,
): Game<Config, Move, State> | undefined => {
  const loaded = further?.code.loaded();
  const older = [...(earlier as readonly Game<Config, Move, State>[]), ...(loaded?.earlier ?? [])];
  return [rules, ...older, loaded?.rules].find((each) => each?.version === version);
};

/** The further rules by which a run with this set-up is played, if it is. */
const furtherOf = <Config extends RunConfig, Move, State>(
  { further }: Versions<Config, Move, State>,
  config: Config,
): FurtherRules<Config, Move, State> | undefined => (further && (further.fits(config) || clockOf(config) !== 'on') ? further : undefined);

/** Calls `go` when the rules are there by which a start is played. */
export function whenRulesAreThere<Config extends RunConfig, Move, State>(
  module: Versions<Config, Move, State>,
  start: Start<Config, State>,
  go: () => void,
): void {
  const { rules: version } = start.purpose;
  const isHere = version !== undefined && rulesOfVersion(module, version);
  const further = version === undefined ? furtherOf(module, configOf(start)) : module.further;
  if (further && !isHere) further.code.whenThere(go);
  else go();
}

/** Calls `go` with the set-up of a new run: one that is to fit is fitted to whoever plays. */
export function whenFitted<Config extends RunConfig, Move, State>(
  { further }: Versions<Config, Move, State>,
  config: Config,
  go: (config: Config) => void,
): void {
  if (further?.fits(config)) further.code.whenThere(({ fitted }) => fitted(config, go));
  else go(config);
}

/** The rules by which a start is played: those of new games with its set-up, or those of its journal or its round. They must be there. */
export const rulesOfStart = <Config extends RunConfig, Move, State>(
  module: Versions<Config, Move, State>,
  start: Start<Config, State>,
): Game<Config, Move, State> => {
  const version = start.purpose.rules;
  const asked = version === undefined ? furtherOf(module, configOf(start))?.code.loaded()?.rules : rulesOfVersion(module, version);
  return asked ?? module.rules;
};
