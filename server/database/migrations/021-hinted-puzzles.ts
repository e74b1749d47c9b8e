import type { Migration } from '../migration.ts';

/** Rows of puzzles that were solved with hints name a list of members (sync/known-members.ts) that older builds cannot read. */
export const hintedPuzzles: Migration = {
  version: 21,
  name: 'puzzles solved with hints',
  up: () => Promise.resolve(),
};
