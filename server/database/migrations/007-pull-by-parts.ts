import { bigInteger, bytesBetween, createKeyedTable, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** A pull reads the parts that changed since a cursor, and no other. */
async function partsByChange({ db }: MigrationContext): Promise<void> {
  await db.schema.createIndex('parts_by_change').on('parts').columns(['player', 'seq']).execute();
}

/**
 * Resets of a player (decision D7). What they come to is in the player's row: whoever locks the player has read it then.
 */
async function resets(context: MigrationContext): Promise<void> {
  await createKeyedTable(context, 'resets')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('seq', bigInteger(context), (column) => column.notNull())
    .addColumn('at_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('generation', bigInteger(context), (column) => column.notNull())
    .addPrimaryKeyConstraint('resets_key', ['player', 'seq'])
    .addCheckConstraint('resets_actor_length', bytesBetween('actor', 1, 100))
    .addCheckConstraint('resets_reason_length', bytesBetween('reason', 1, 1000))
    .execute();
  for (const column of ['reset_ms', 'generation', 'reset_seq']) {
    await context.db.schema
      .alterTable('players')
      .addColumn(column, bigInteger(context), (added) => added.notNull().defaultTo(0).check(notNegative(column)))
      .execute();
  }
}

export const pullByParts: Migration = {
  version: 7,
  name: 'pull by parts',
  async up(context) {
    await partsByChange(context);
    await resets(context);
  },
};
