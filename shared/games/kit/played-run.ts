import type { Canonical } from '../../canonical.ts';
import type { Facts } from './facts.ts';
import type { Game, Outcome } from './game.ts';

/** How a run ended that was left before its rules ended it (decision C9). */
export interface LeftRun {
  /** How long it went on, in ms. */
  readonly atMs: number;
  /** Whether the player had tried anything (game.ts). */
  readonly tried: boolean;
  /** Whether what was reached by then counts (game.ts). */
  readonly countsUnfinished: boolean;
}

/** What a run that goes on no more comes to. */
export interface PlayedRun {
  /** By the rules. Of a run that was left it is not yet what counts (progress/counted/counted-outcome.ts). */
  readonly outcome: Outcome;
  /** How long its answers took, in ms (game.ts). */
  readonly answerTimes: readonly number[];
  /** What its answers come to (facts.ts). Worked out when it is asked for: not everybody who replays a run needs it. */
  facts(): Facts;
  /** Absent from a run that is over. */
  readonly left?: LeftRun;
}

/** Reads a run that is over by its rules. */
export const playedRun = <Config extends Canonical, Move, State>(game: Game<Config, Move, State>, state: State): PlayedRun => ({
  outcome: game.outcome(state),
  answerTimes: game.answerTimes(state),
  facts: () => game.facts(state),
});

/** Reads a run that was left `atMs` after its start, as far as it went. If it was over by then, it is read as any other. */
export const leftRun = <Config extends Canonical, Move, State>(game: Game<Config, Move, State>, state: State, atMs: number): PlayedRun => ({
  ...playedRun(game, state),
  ...(!game.isOver(state) && { left: { atMs, tried: game.tried(state), countsUnfinished: game.countsUnfinished === true } }),
});
