import type { Canonical } from '../../canonical.ts';
import { factsOf, type Answer, type Facts } from './facts.ts';
import type { Game, Outcome } from './game.ts';

/** How a run ended that was left before its rules ended it (decision C9). */
interface LeftRun {
  /** How long it went on, in ms. */
  readonly atMs: number;
  /** Whether the player had tried anything (game.ts). */
  readonly tried: boolean;
  /** Whether what was reached by then counts (game.ts). */
  readonly countsUnfinished: boolean;
}

/** What is read from a run that is over, or that the player has left. */
export interface PlayedRun {
  /** By the rules. Of a run that was left it is not yet what counts (progress/counted/counted-outcome.ts). */
  readonly outcome: Outcome;
  /** How long its answers took, in ms (game.ts). */
  readonly answerTimes: readonly number[];
  /** The facts of its answers (facts.ts). They are computed by this call, because most replays do not need them. */
  facts(): Facts;
  /** Its answers in the order in which they were given (game.ts), worked out at the first call of this or of `facts`. */
  answers(): readonly Answer[];
  /** Absent from a run that is over. */
  readonly left?: LeftRun;
}

/** Reads a run that is over by its rules. */
export function playedRun<Config extends Canonical, Move, State>(game: Game<Config, Move, State>, state: State): PlayedRun {
  let list: readonly Answer[] | undefined;
  const answers = (): readonly Answer[] => (list ??= game.answers(state));
  return { outcome: game.outcome(state), answerTimes: game.answerTimes(state), facts: () => factsOf(answers()), answers };
}

/** Reads a run that the player left at `atMs`, in ms since its start. If its rules had ended it before, it is read as a run that is over. */
export const leftRun = <Config extends Canonical, Move, State>(game: Game<Config, Move, State>, state: State, atMs: number): PlayedRun => ({
  ...playedRun(game, state),
  ...(!game.isOver(state) && { left: { atMs, tried: game.tried(state), countsUnfinished: game.countsUnfinished === true } }),
});
