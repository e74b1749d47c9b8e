import type { Migration } from '../migration.ts';

/** Rows of runs that fit their player name lists of members (sync/known-members.ts) that older builds cannot read. */
export const fittingRuns: Migration = {
  version: 23,
  name: 'runs that fit their player',
  up: () => Promise.resolve(),
};
