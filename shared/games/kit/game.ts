import type { Canonical } from '../../canonical.ts';
import type { Result } from '../../result.ts';
import type { Seed } from '../../seed.ts';
import type { Facts } from './facts.ts';

export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert';

/** Why a configuration is refused: the field it is about and a sentence for the player. */
export interface ConfigError {
  readonly field: string;
  readonly message: string;
}

/**
 * Moves that every game knows. A `tick` only lets time pass. A `resume` follows a break (a killed browser, a sleeping
 * device) of `gapMs` wall-clock milliseconds (whole, at least 0 even if the clock was set back): a fresh question replaces the one that was on screen (protocol, "Recording a game").
 */
export type CommonMove = { readonly type: 'tick' } | { readonly type: 'resume'; readonly gapMs: number };

/** One event of a run. `atMs`: whole milliseconds since the start of play, never decreasing. */
export interface LogEntry<Move> {
  readonly move: Move | CommonMove;
  readonly atMs: number;
}

/** What a finished run is worth, in the specification's units (spec 1 §3, decision G17). */
export interface Outcome {
  readonly score: number;
  /** Whole percent, or null for a game without an accuracy (the puzzle). */
  readonly accuracy: number | null;
  /** Whole seconds, begun seconds not counted. */
  readonly timeTaken: number;
  /** Milliseconds, for personal bests. */
  readonly durationMs: number;
  readonly difficulty: Difficulty;
  readonly movesCount: number | null;
  /** True if the run was interrupted: it counts, but is no personal best. */
  readonly resumed: boolean;
  /**
   * Counts that screens and badges read: small, flat. One key is for the fold over all sessions: `records`, an object of at most 40 whole
   * numbers by name, of which progress keeps count, sum, least and most (a best time, answers by table). What a resumed run must
   * not count for is left out there.
   */
  readonly sessionData: { readonly [key: string]: Canonical };
}

/**
 * The rules of one game at one version: a pure state machine. Time and randomness are arguments.
 * Laws (property-tested for every game):
 * - `step` first applies every timeout due up to `atMs`; so `step(step(s, tick, t1), m, t2)` equals `step(s, m, t2)` for t1 ≤ t2.
 * - a move that is not possible now leaves the state as it is.
 * - after the run is over nothing changes it.
 */
export interface Game<Config extends Canonical, Move, State> {
  readonly slug: string;
  /** The version of these rules; a change that would alter an old record's outcome is a new version. */
  readonly version: number;
  /** Checks and completes a configuration from outside (a form, a journal, the wire). */
  parseConfig(input: unknown): Result<Config, ConfigError>;
  /** A move as short text without `;`, and back; null for what is no move of this game. */
  packMove(move: Move): string;
  unpackMove(text: string): Move | null;
  start(config: Config, seed: Seed): State;
  step(state: State, move: Move | CommonMove, atMs: number): State;
  /** When the next timeout falls due (ms since the start of play), or null when only a move can change the state. */
  dueAt(state: State): number | null;
  isOver(state: State): boolean;
  /** Whether the player tried anything: gave an answer, right or wrong, or moved a piece. Nothing tried, nothing saved (decision G20). */
  tried(state: State): boolean;
  /** The result of a run that is over. */
  outcome(state: State): Outcome;
  /**
   * How long each answer of the run took, in ms, from its question coming into sight to its submission; in any order. An answer is what a
   * person has to work out first: a number submitted, a set checked. Not slides or picks, not what the player knows beforehand,
   * not a question that its time limit ended (decision D23).
   */
  answerTimes(state: State): readonly number[];
  /**
   * What the run's answers come to, as far as the state goes: over, left or going on. The same answers as those of `answerTimes`, by topic
   * and by the quickest ten (facts.ts). No outcome depends on them.
   */
  facts(state: State): Facts;
}

/** A game whose types were erased: what replay, engine and server hold. Only its own module knows the real types. */
export type AnyGame = Game<Canonical, unknown, unknown>;
