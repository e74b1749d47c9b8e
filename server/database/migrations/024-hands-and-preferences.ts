import type { Migration } from '../migration.ts';

/**
 * Rows of games that say how fast the fingers are, of preferences and of practices name lists of members (sync/known-members.ts) that older
 * builds cannot read.
 */
export const handsAndPreferences: Migration = {
  version: 24,
  name: 'hands and preferences',
  up: () => Promise.resolve(),
};
