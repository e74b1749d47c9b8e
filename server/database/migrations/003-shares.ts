import { sql } from 'kysely';
import { bigInteger, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** How much waits of each player: an account may store only so much that nobody has checked. */
async function deferredShares(context: MigrationContext): Promise<void> {
  const { db } = context;
  for (const column of ['deferred_rows', 'deferred_bytes']) {
    await db.schema
      .alterTable('players')
      .addColumn(column, bigInteger(context), (added) => added.notNull().defaultTo(0).check(notNegative(column)))
      .execute();
  }
  await sql`
    update players set
      deferred_rows = (select count(*) from items where items.player = players.id and items.status = 'deferred'),
      deferred_bytes = (select sum(octet_length(items.payload)) from items where items.player = players.id and items.status = 'deferred')
    where id in (select player from items where status = 'deferred')
  `.execute(db);
}

/**
 * A pull reads what counts of all devices, and what does not of its own: each row is in one of two indexes, and what other devices
 * left waiting is never walked over.
 */
async function listings({ db }: MigrationContext): Promise<void> {
  await db.schema
    .createIndex('items_counted')
    .on('items')
    .columns(['player', 'seq', 'id'])
    .where(sql.ref('summary'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('items_uncounted')
    .on('items')
    .columns(['player', 'device', 'seq', 'id'])
    .where(sql.ref('summary'), 'is', null)
    .execute();
  await db.schema.dropIndex('items_by_change').execute();
}

export const shares: Migration = {
  version: 3,
  name: 'shares',
  async up(context) {
    await deferredShares(context);
    await listings(context);
    await context.db.schema.createIndex('tickets_by_end').on('tickets').column('expires_ms').execute();
  },
};
