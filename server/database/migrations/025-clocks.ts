import type { Migration } from '../migration.ts';

/** Rows of games whose set-up has a clock name lists of members (sync/known-members.ts) that older builds cannot read. */
export const clocks: Migration = {
  version: 25,
  name: 'clocks',
  up: () => Promise.resolve(),
};
