import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Items are stored in fewer bytes from here on (sync/stored-payload.ts, sync/stored-summary.ts). Rows that are there stay as they are: they
 * are read for ever, and a start need not write them all. The indexes of a pull hold what it looks for and no more: a page ends between
 * two changes, so nobody needs ids in them, and an item that never counts is looked for only while it waits or once it has its result.
 */
export const leanerItems: Migration = {
  version: 18,
  name: 'leaner items',
  async up({ db }) {
    await db.schema.dropIndex('items_counted').execute();
    await db.schema.createIndex('items_counted').on('items').columns(['player', 'seq']).where(sql.ref('summary'), 'is not', null).execute();
    await db.schema.dropIndex('items_uncounted').execute();
    await db.schema
      .createIndex('items_uncounted')
      .on('items')
      .columns(['player', 'device', 'seq'])
      .where(sql.ref('summary'), 'is', null)
      .where(sql<boolean>`(status = 'deferred' or late = 1)`)
      .execute();
  },
};
