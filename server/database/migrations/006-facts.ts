import { sql } from 'kysely';
import { oneOfNumbers } from '../columns.ts';
import type { Migration } from '../migration.ts';

/**
 * A session's summary holds the facts of its log. Rows of older builds lack them: `facts` is 0 until they were looked for, which a
 * server does in the background (sync/late-facts.ts).
 */
export const sessionFacts: Migration = {
  version: 6,
  name: 'facts of sessions',
  async up({ db }) {
    await db.schema
      .alterTable('items')
      .addColumn('facts', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(oneOfNumbers('facts', [0, 1, 2])),
      )
      .execute();
    // Empty once all were looked for.
    await db.schema
      .createIndex('items_without_facts')
      .on('items')
      .columns(['player', 'id'])
      .where(sql.ref('facts'), '=', sql.lit(0))
      .where(sql.ref('kind'), '=', sql.lit('session'))
      .where(sql.ref('summary'), 'is not', null)
      .execute();
  },
};
