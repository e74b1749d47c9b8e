import type { Game } from '../../../shared/games/kit/game.ts';
import type { Start } from '../run/start-run.ts';
import type { Canonical } from '../../../shared/canonical.ts';

interface Versions<Config extends Canonical, Move, State> {
  readonly rules: Game<Config, Move, State>;
  readonly earlier?: readonly Game<Config, Move, State>[];
}

/** The rules of one version of a game, by which a run that was left goes on; undefined if its page has none of that version. */
export const rulesOfVersion = <Config extends Canonical, Move, State>(
  { rules, earlier = [] }: Versions<Config, Move, State>,
  version: number,
): Game<Config, Move, State> | undefined => [rules, ...earlier].find((each) => each.version === version);

/** The rules by which a start is played: those of new games, or those of its journal. */
export const rulesOfStart = <Config extends Canonical, Move, State>(
  module: Versions<Config, Move, State>,
  start: Start<Config, State>,
): Game<Config, Move, State> => (start.kind === 'resume' ? rulesOfVersion(module, start.run.header.rules) : undefined) ?? module.rules;
