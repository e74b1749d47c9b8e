import { bigInteger, bytesBetween, createKeyedTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What stays of deleted accounts. */
export const tombstones: Migration = {
  version: 12,
  name: 'tombstones',
  async up(context) {
    await createKeyedTable(context, 'tombstones')
      .addColumn('player', 'text', (column) => column.primaryKey().notNull())
      .addColumn('deleted_ms', bigInteger(context), (column) => column.notNull())
      .addCheckConstraint('tombstones_player_length', bytesBetween('player', 1, 100))
      .execute();
  },
};
