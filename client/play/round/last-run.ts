import type { RoundRun } from './round-run.ts';

/** The run of a class round that was shown last in this window. A guest's is nowhere else. */
let last: RoundRun | undefined;

export const rememberRun = (run: RoundRun): void => {
  last = run;
};

export const lastRun = (): RoundRun | undefined => last;
