import { bigInteger, bytesBetween, createKeyedTable, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/**
 * What a player comes to, in the row that each of their changes writes anyway. No check bounds these columns, for a cache must stop no
 * push; no index is on them, for every push would write to it.
 */
async function totals(context: MigrationContext): Promise<void> {
  for (const column of ['xp', 'sessions']) {
    await context.db.schema
      .alterTable('players')
      .addColumn(column, bigInteger(context), (added) => added.notNull().defaultTo(0))
      .execute();
  }
  // As if another build had made their parts: all players are recounted, and their totals with them (sync/recount.ts).
  await context.db.updateTable('players').set({ folds: '' }).execute();
}

/** How often each page was visited on each UTC day (decision S17). Nothing in a row says who came. */
async function visits(context: MigrationContext): Promise<void> {
  await createKeyedTable(context, 'visits')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visits', bigInteger(context), (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_key', ['day', 'path'])
    .addCheckConstraint('visits_path_length', bytesBetween('path', 1, 100))
    .addCheckConstraint('visits_bound', notNegative('visits'))
    .execute();
}

export const totalsAndVisits: Migration = {
  version: 17,
  name: 'totals and visits',
  async up(context) {
    await totals(context);
    await visits(context);
  },
};
