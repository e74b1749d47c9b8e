import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { Observable } from '../../../shared/observable.ts';
import type { Answer } from '../../../shared/games/kit/facts.ts';
import type { RunComparison } from '../../../shared/progress/comparison.ts';
import type { FinishReport, RunOwner } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';

/**
 * What a run counts: the time its page is awake, after a sleep it goes on with a fresh question; or all time, also of a sleep, and the
 * question stays.
 */
export type CountedTime = 'awake' | 'all';

/** What becomes of a run that is not over: its journal waits to be resumed, it is dropped, or it ends with what was reached by then. */
export type Parting = 'wait' | 'drop' | 'end';

/** A run that has just begun, for what may end it. */
export interface BegunRun {
  readonly config: object;
  readonly run: Observable<{ readonly status: string }> & { readonly leave: () => void };
}

/** What a run is played for, with all that depends on it. Each purpose is a file beside this one. */
export interface Purpose {
  /** Names its words. */
  readonly kind: 'free' | 'attempt' | 'round';
  /** What the run's journal and its session say about it. */
  readonly mark: Pick<JournalHeader, 'challenge' | 'round'>;
  /** What the run's seed is made of; absent: its own id. */
  readonly seedText?: string;
  /** The challenge that is played; absent if it is none. */
  readonly revision?: ChallengeRevision;
  /** The version of the rules that it asks for; absent: that of new games. */
  readonly rules?: number;
  readonly clock: CountedTime;
  /** Whether hints and new boards are out of reach. */
  readonly noHelp?: true;
  /** When the player goes to another page. */
  readonly onLeave: Parting;
  /** When the player stops it. */
  readonly onStop: Parting;
  /** The page that it is begun from, and left to. Absent: the set-up of its game. */
  readonly home?: string;
  /** The page of its result, and what is said until that is there. Absent: the result follows on the game's own page. */
  readonly result?: { readonly page: string; readonly meanwhile: string };
  /** What is done with it when it begins; absent if nothing is. */
  readonly onBegun?: (begun: BegunRun) => void;
  /** What is done with each report about its end, besides what is done after every game; also if its screen has gone. */
  readonly onReport?: (report: FinishReport, owner: RunOwner, answers: readonly Answer[]) => void;
  /** What is done with its place among the runs before it, once it is over; only if its screen is still there. */
  readonly onCompared?: (sessionId: string, comparison: RunComparison) => void;
}
