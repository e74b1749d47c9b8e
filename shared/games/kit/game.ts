import type { Canonical } from '../../canonical.ts';
import type { Result } from '../../result.ts';
import type { Seed } from '../../seed.ts';
import type { Answer } from './facts.ts';

export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert';

/** How a run was played, if not as an ordinary one: it is compared with its like alone (decision G27). */
type Course = 'fit' | 'calm' | 'round' | 'paper';

/** Why a configuration is refused: its wrong field. The window words it. */
export interface ConfigError<Field extends string = string> {
  readonly field: Field;
}

/**
 * The moves that every game has. A `tick` only lets time pass. A `resume` follows a break (a killed browser, a sleeping device)
 * of `gapMs` wall-clock milliseconds (whole, at least 0 even if the clock was set back): a fresh question replaces the one that was on
 * screen (protocol, "Recording a game").
 */
export type CommonMove = { readonly type: 'tick' } | { readonly type: 'resume'; readonly gapMs: number };

/** One entry of a run's log. `atMs`: whole milliseconds since the start of play, never decreasing. */
export interface LogEntry<Move> {
  readonly move: Move | CommonMove;
  readonly atMs: number;
}

/** The outcome of a finished run, in the specification's units (spec 1 §3, decision G17). */
export interface Outcome {
  readonly score: number;
  /** Whole percent, or null for a game without an accuracy (the puzzle). */
  readonly accuracy: number | null;
  /** Whole seconds, rounded down. */
  readonly timeTaken: number;
  /** Milliseconds, for personal bests. */
  readonly durationMs: number;
  readonly difficulty: Difficulty;
  readonly movesCount: number | null;
  /** True if the run was interrupted: it counts, but is no personal best. */
  readonly resumed: boolean;
  /** Absent for an ordinary run. */
  readonly course?: Course;
  /**
   * Small, flat data that screens and badges read. The key `records` is for progress over all sessions: an object of at most 40 whole
   * numbers by name, of which progress keeps count, sum, least and most (a best time, answers by table). A number that must not count
   * for a resumed run is left out there.
   */
  readonly sessionData: { readonly [key: string]: Canonical };
}

/**
 * The rules of one game at one version: a pure state machine. Time and randomness are arguments.
 * Laws (property-tested for every game):
 * - `step` first applies every timeout due up to `atMs`; so `step(step(s, tick, t1), m, t2)` equals `step(s, m, t2)` for t1 ≤ t2.
 * - a move that is not possible now leaves the state as it is.
 * - after the run is over, nothing changes its state.
 */
export interface Game<Config extends Canonical, Move, State> {
  readonly slug: string;
  /** The version of these rules. A change that would alter the outcome of an old record needs a new version. */
  readonly version: number;
  /** Checks and completes a configuration from outside (a form, a journal, the wire). */
  parseConfig(input: unknown): Result<Config, ConfigError>;
  /** A move as a short text without `;`, and back. Null for a text that is no move of this game. */
  packMove(move: Move): string;
  unpackMove(text: string): Move | null;
  start(config: Config, seed: Seed): State;
  step(state: State, move: Move | CommonMove, atMs: number): State;
  /** When the next timeout is due (ms since the start of play), or null if only a move can change the state. */
  dueAt(state: State): number | null;
  isOver(state: State): boolean;
  /** Whether the player gave an answer, right or wrong, or moved a piece. Otherwise the run is not saved (decision G20). */
  tried(state: State): boolean;
  /** The outcome of a run that is over; of one that goes on, what it would be with the state as it stands. */
  outcome(state: State): Outcome;
  /** True if an attempt that is left counts what was reached by then. In any other game one that is not finished has score 0 (decision C9). */
  readonly countsUnfinished?: true;
  /**
   * How long each answer of the run took, in ms, from the question's appearance to the submission; in any order. An answer is something
   * that a person has to work out first: a submitted number, a checked set. Slides and picks are no answers, nor is anything that the
   * player knows beforehand, nor a question that its time limit ended (decision D23).
   */
  answerTimes(state: State): readonly number[];
  /**
   * The answers so far in the order in which they were given, for a run that is over, left or still played: those of `answerTimes`. The
   * facts of a run follow from them (facts.ts). No outcome depends on them.
   */
  answers(state: State): readonly Answer[];
}

/** A game without its own types, for replay, engine and server. Only the game's module has the real types. */
export type AnyGame = Game<Canonical, unknown, unknown>;
