import type { DayNumber } from '../../shared/day.ts';
import type { LogEntry, Outcome } from '../../shared/games/kit/game.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import type { HandInput, JournalHeader } from '../storage/records.ts';
import type { StorageProblem } from '../storage/storage-failure.ts';

/** The player a run belongs to from its start. A guest's run stays in memory until it is kept (decision D1). */
export type RunOwner = { readonly kind: 'guest' } | { readonly kind: 'player'; readonly localId: string };

/** What became of a finished run. */
export interface FinishReport {
  readonly sessionId: string;
  readonly outcome: Outcome;
  /**
   * `saved`: durable on this device. `memory`: only until the page closes (a guest's, or storage is blocked or full). `nothing`: no answer
   * was given, so there is no session and never will be (decision G20).
   */
  readonly kept: 'saved' | 'memory' | 'nothing';
  /** XP that this session earns (decisions D3 and D23); 0 without a session. */
  readonly xpEarned: number;
  /** The facts that it leaves to practise: what was missed or slow. Absent if there are none. */
  readonly toPractise?: readonly FactId[];
  /** No person can have played like this, so it is no best (decision D23). No screen says so. */
  readonly unverified?: true;
  /**
   * Set if this device does not know the run's player any more: its data were deleted, or another tab removed the player. The game is a
   * guest's then.
   */
  readonly playerGone?: true;
  /** Set if storage failed: the code for the banner. The game stays in memory and can be saved again. */
  readonly problem?: StorageProblem;
  /** With `problem`: the database's message for the log, without control characters and at most 500 characters long (spec 1 §8). */
  readonly detail?: string;
}

/** A run that was left, offered for resuming. */
export interface ResumableRun {
  readonly header: JournalHeader;
  /** The packed log so far. The window folds it to get the same state. */
  readonly log: string;
  readonly lastWrittenMs: number;
  /** False if this build does not have the rules: the run is shown and kept, but cannot be opened. */
  readonly openable: boolean;
}

/**
 * The engine, hosted in the Web Worker and called through Comlink; the window runs the same object in place if the worker
 * cannot start. It adds no time and no move: it folds the list it is sent, keeps the journal, decides the outcome and runs the
 * finish transaction (ARCHITECTURE, "Data flow").
 */
export interface Engine {
  /** Opens the journal. The window makes id, seed and start time, so play does not wait for this. */
  begin(owner: RunOwner, header: JournalHeader): Promise<void>;
  /** Folds entries `firstN …` (1-based, consecutive) and packs them for the journal. Repeats are ignored. */
  record(sessionId: string, firstN: number, entries: readonly LogEntry<unknown>[]): Promise<void>;
  /**
   * Ends the run. An attempt at a challenge that is not over is left as it stands (decision C9). Idempotent: a second call returns the
   * first report. A run that storage refused is written again.
   * @param input what most of its digits were typed with
   */
  finish(sessionId: string, input?: HandInput): Promise<FinishReport>;
  /** Drops a run: it becomes no session, and counts as started. */
  discard(sessionId: string): Promise<void>;
  /**
   * Takes a run that was played elsewhere and is over: on paper. It has no journal, since it is all there at once. One whose id is here already
   * stays as it was, and that is what the report says. What storage refused may be brought again.
   */
  bring(owner: RunOwner, header: JournalHeader, entries: readonly LogEntry<unknown>[]): Promise<FinishReport>;
  /** Runs of this player without a session. */
  resumable(localId: string): Promise<readonly ResumableRun[]>;
  /** Resumes a run that was left, from its journal or in memory; `localId` is '' for a guest. Undefined if it is not this player's. */
  resume(localId: string, sessionId: string): Promise<ResumableRun | undefined>;
  /** Writes the guest's finished run, under its id, into a player's database; resolves when durable. */
  keep(sessionId: string, localId: string): Promise<FinishReport>;
  /** What a player is known to know on a day; `localId` is '' for a guest, of whom the games of this visit say it. Undefined if storage refuses. */
  memory(localId: string, today: DayNumber): Promise<Memory | undefined>;
}
