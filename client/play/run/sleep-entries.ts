import { MAX_RESUMES } from '../../../shared/contract/limits.ts';

/** Decides which sleeps of a page get an entry in the run's log. */
interface SleepEntries {
  /** Whether a sleep that is noticed at this time of play gets an entry. */
  readonly takes: (atMs: number) => boolean;
  /** Call when it has got it. */
  readonly logged: (atMs: number) => void;
  /** Call when something else is logged. */
  readonly awake: () => void;
}

/** The timers of a hidden page run once a minute. Its sleep gets one entry, not one per minute. */
export function createSleepEntries(): SleepEntries {
  let asleepAtMs: number | undefined;
  let entries = 0;
  return {
    takes: (atMs) => asleepAtMs !== atMs && entries < MAX_RESUMES,
    logged(atMs) {
      asleepAtMs = atMs;
      entries++;
    },
    awake: () => void (asleepAtMs = undefined),
  };
}
