import { bigInteger, bytesBetween, createKeyedTable, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/**
 * Progress is kept in parts instead of one document a player. The parts are made by the build that reads them, from the stored
 * items: `folds` names the versions that a player's parts were made with, and is empty for one whose parts are still to be made.
 */
async function parts(context: MigrationContext): Promise<void> {
  await createKeyedTable(context, 'parts')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('fold', 'text', (column) => column.notNull())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seq', bigInteger(context), (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('parts_key', ['player', 'fold', 'bucket'])
    .addCheckConstraint('parts_fold_length', bytesBetween('fold', 1, 40))
    .addCheckConstraint('parts_bucket_length', bytesBetween('bucket', 1, 100))
    .addCheckConstraint('parts_seq_bound', notNegative('seq'))
    .execute();
  await context.db.schema
    .alterTable('players')
    .addColumn('folds', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await context.db.schema.alterTable('players').dropColumn('accumulator').execute();
  // What a new build looks for when it starts.
  await context.db.schema.createIndex('players_by_folds').on('players').columns(['folds', 'id']).execute();
}

export const progressParts: Migration = {
  version: 5,
  name: 'parts of progress',
  up: parts,
};
