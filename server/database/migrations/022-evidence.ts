import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * A session's row says what its log tells of facts. Rows of older builds do not yet: a server makes it in the background, at each start
 * (sync/late-facts.ts).
 */
export const sessionEvidence: Migration = {
  version: 22,
  name: 'evidence of sessions',
  async up({ db }) {
    await db.schema.alterTable('items').addColumn('evidence', 'text').execute();
    // Empty once all were looked at. It takes the place of that of sessions without facts, which lack evidence as well.
    await db.schema
      .createIndex('items_without_evidence')
      .on('items')
      .columns(['player', 'id'])
      .where(sql.ref('evidence'), 'is', null)
      .where(sql.ref('kind'), '=', sql.lit('session'))
      .where(sql.ref('summary'), 'is not', null)
      .execute();
    await db.schema.dropIndex('items_without_facts').execute();
  },
};
