import { sql } from 'kysely';
import { bytesBetween } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/**
 * A change whose items count has its nonce in the row of one of them, not in a row of its own. Rows of `changes` that are there stay
 * valid. No row has one that a later change may take over: none without facts (late-facts.ts), none that waits (reverify.ts).
 */
async function noncesOfItems({ db }: MigrationContext): Promise<void> {
  await db.schema
    .alterTable('items')
    .addColumn('nonce', 'text', (column) =>
      column.check(sql`nonce is null or (${bytesBetween('nonce', 11, 11)} and summary is not null and facts <> 0)`),
    )
    .execute();
}

/**
 * A pull finds the parts that changed since a cursor among all parts of its player. For an index by change every push would write two
 * entries for each part that it touches, and on PostgreSQL one in each other index, too.
 */
async function noPartsByChange({ db }: MigrationContext): Promise<void> {
  await db.schema.dropIndex('parts_by_change').execute();
}

export const leanerPushes: Migration = {
  version: 9,
  name: 'leaner pushes',
  async up(context) {
    await noncesOfItems(context);
    await noPartsByChange(context);
  },
};
