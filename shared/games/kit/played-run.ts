import type { Canonical } from '../../canonical.ts';
import type { Facts } from './facts.ts';
import type { Game, Outcome } from './game.ts';

/** The results of a run that is over. */
export interface PlayedRun {
  readonly outcome: Outcome;
  /** How long its answers took, in ms (game.ts). */
  readonly answerTimes: readonly number[];
  /** What its answers come to (facts.ts). Worked out when it is asked for: not everybody who replays a run needs it. */
  facts(): Facts;
}

/** Reads a run that is over by its rules. */
export const playedRun = <Config extends Canonical, Move, State>(game: Game<Config, Move, State>, state: State): PlayedRun => ({
  outcome: game.outcome(state),
  answerTimes: game.answerTimes(state),
  facts: () => game.facts(state),
});
